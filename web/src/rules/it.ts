import type { Rules } from "./types";

export const rules: Rules = {
  contents: "Indice",
  rulings: "Regole particolari",
  about_rulings:
    "Dove i regolamenti lasciano aperta una domanda, qui vale questa risposta. Quando una scelta è chiusa, il motivo nomina la regola.",
  yspahan: {
    aim: "Siete mercanti a Isfahan. Per tre settimane di sette giorni prendete dadi, riempite di merci le botteghe dei suk, caricate la carovana e costruite edifici. Vince chi ha più punti.",
    sections: [
      {
        id: "city",
        title: "La città",
        blocks: [
          "Nel mezzo della città si incrociano due strade, e sull’incrocio comincia il **sorvegliante**. Intorno ci sono quattro **quartieri**: sacchi, barili, casse e vasi. Ogni quartiere ha diversi **suk**, cioè gruppi di botteghe dello stesso colore. La targa di un suk dice quanti punti vale.",
          { figure: "city", caption: "La città: quattro quartieri, le strade, il sorvegliante con l’anello d’oro." },
          "Si comincia con 2 oro a testa. Le carte in mano sono segrete, tutto il resto è scoperto.",
        ],
      },
      {
        id: "day",
        title: "Una giornata",
        blocks: [
          "Il primo giocatore tira nove dadi bianchi (otto se si gioca in due) e prima può aggiungere fino a tre dadi gialli per 1 oro l’uno. I dadi uguali formano un gruppo. Il gruppo più basso va sulla fila dei cammelli della **torre**, i successivi sulle file sopra, ma il più alto va sempre sulla fila dell’oro. Se tutti i dadi sono uguali, stanno sulla fila dei cammelli.",
          {
            figure: "tower",
            caption:
              "Gli uno stanno sui cammelli, i due sui sacchi, i quattro sui barili; i sei sono i più alti e stanno sull’oro.",
          },
          "Poi giocano tutti in senso orario, cominciando dal primo giocatore. Nel tuo turno **usi un gruppo** di dadi e poi **puoi costruire**. Dopo il turno del primo giocatore i dadi gialli spariscono. Il giorno dopo comincia il giocatore seguente.",
        ],
      },
      {
        id: "group",
        title: "Usare un gruppo",
        blocks: [
          "Prendi un gruppo dalla torre. Serve a una di queste cose:",
          [
            "**Ciò che dà la sua fila.** Fila dei cammelli: tanti cammelli quanti sono i dadi. Fila dell’oro: altrettanto oro. Una delle quattro file dei quartieri: consegna altrettanti cubi in botteghe di quel quartiere.",
            "**Il sorvegliante.** Si muove di tante caselle quante ne mostra un dado del gruppo.",
            "**Una carta.** Pescane una, per quanti dadi abbia il gruppo.",
          ],
          "Con cammelli, oro o una consegna puoi scartare una carta dalla mano: vale come un dado in più. Se per te non resta nessun gruppo, pesca una carta.",
        ],
      },
      {
        id: "souks",
        title: "Botteghe e suk",
        blocks: [
          "Una bottega contiene un cubo. Un suk con il cubo di un altro per te è chiuso. Se nel quartiere hai cominciato un suk e non l’hai finito, continua lì prima di cominciarne un altro. Ogni cubo che si può mettere va messo.",
          { figure: "quarter", caption: "Un suk completo brilla d’oro: dà punti alla fine della settimana." },
        ],
      },
      {
        id: "supervisor",
        title: "Il sorvegliante",
        blocks: [
          "Cammina esattamente quanto dice il dado e non passa mai due volte sulla stessa casella. Ogni oro che paghi allunga o accorcia il cammino di una casella. I cubi nelle botteghe accanto alla casella dove si ferma vanno alla **carovana**, i tuoi e quelli degli altri. Se sono due, scegli tu quale va per primo.",
          { figure: "street", caption: "Qui tocca due botteghe. Altrove è una sola, sull’incrocio nessuna." },
          "Chi possiede un cubo così può pagare **1 cammello**: allora il cubo resta nella bottega, e al suo posto va alla carovana uno della riserva.",
        ],
      },
      {
        id: "caravan",
        title: "La carovana",
        blocks: [
          "I cubi riempiono la carovana un posto alla volta, dalla fila in basso. Un posto nella fila in basso dà subito 2 punti, in quella di mezzo 1, in quella in alto nessuno.",
          "La carovana si conta quando è piena e alla fine di ogni settimana: ognuno moltiplica il numero dei suoi cubi per la fila più alta (1, 2 o 3) in cui ne ha uno. Una carovana piena si svuota; alla fine della settimana resta com’è.",
          { figure: "caravan", caption: "Il rosso ha tre cubi, il più alto nella fila 2: 6 punti." },
        ],
      },
      {
        id: "buildings",
        title: "Edifici",
        blocks: [
          "Alla fine del turno puoi costruire uno dei sei edifici. Il terzo, il quarto e il quinto danno 5 punti l’uno, il sesto 10.",
          { figure: "buildings", caption: "Quanto costano gli edifici." },
          [
            "**Recinto**: un cammello in più quando prendi cammelli dalla torre.",
            "**Ufficio**: due oro in più quando prendi oro dalla torre.",
            "**Hammam**: il cammino del sorvegliante cambia fino a tre caselle senza oro.",
            "**Caravanserraglio**: pesca una carta per ogni tuo cubo che va alla carovana.",
            "**Bazar**: due punti in più per ogni suk completo alla fine della settimana.",
            "**Argano**: un cubo in più a ogni consegna dalla torre.",
          ],
        ],
      },
      {
        id: "cards",
        title: "Carte",
        blocks: [
          "Ce ne sono nove tipi, due carte per tipo. Nel tuo turno giocane quante vuoi: prima del lancio, prima di scegliere un gruppo o dopo averlo usato.",
          { figure: "cards", caption: "I nove tipi di carte." },
          "Scambia cammelli con oro o oro con cammelli, uno a uno. Dai da 1 a 4 cammelli per 2 punti l’uno, o da 1 a 10 oro per 1 punto l’uno. Costruisci senza pagare cammelli, o senza pagare oro.",
        ],
      },
      {
        id: "week",
        title: "Fine della settimana e della partita",
        blocks: [
          "Dopo il settimo giorno ogni suk completo dà i punti della sua targa, e tutte le botteghe si svuotano. Si conta la carovana. Il sorvegliante torna all’incrocio. Dopo la terza settimana vince chi ha più punti; a parità si divide la vittoria.",
          "L’ultimissimo giorno, in quattro, gioca per primo chi ha meno punti, e così via. In due comincia chi ha meno punti.",
        ],
      },
      {
        id: "two",
        title: "In due",
        blocks: [
          "Una giornata ha tre turni: il primo giocatore, l’altro, ancora il primo. I dadi gialli sono tutto il giorno del primo giocatore; l’altro riceve solo i dadi bianchi di un gruppo. Alla fine del turno non si costruisce: **costruire è un altro modo di usare un gruppo**.",
        ],
      },
    ],
    rulings: {
      Y1: "Il primo giocatore può giocare carte prima del lancio.",
      Y2: "Le carte si giocano nel proprio turno: prima del lancio, prima di scegliere un gruppo, dopo averlo usato, dopo aver costruito; mai nel mezzo di qualcosa. Chi è interpellato per un cammello nel turno di un altro non gioca carte. Le carte di costruzione si giocano solo con un edificio.",
      Y3: "Una carta vale come dado solo con cammelli, oro e consegne, non quando si pesca, con il sorvegliante o con un edificio.",
      Y4: "Nello stesso turno si può scartare una carta come dado e giocare carte.",
      Y5: "Si devono consegnare tutti i cubi possibili, anche quelli dell’argano e della carta.",
      Y6: "Dove nessuna bottega accetta un cubo non si può consegnare; restano il sorvegliante e una carta.",
      Y7: "Con due suk incompleti in un quartiere si può continuare in entrambi. Un suk che ha perso tutti i cubi è di nuovo libero.",
      Y8: "Cammelli, oro e cubi non finiscono mai.",
      Y10: "L’incrocio è una casella. La distanza è esatta: in un vicolo cieco non avanza nulla.",
      Y11: "Un cammino di zero caselle è permesso se lo si paga, e manda via di nuovo i cubi di lì.",
      Y12: "Un cammino costa in oro la differenza dal dado, con un hammam fino a 3 in meno.",
      Y13: "Ogni proprietario può pagare un cammello, anche chi muove il sorvegliante.",
      Y14: "Due cubi vanno uno dopo l’altro: il secondo proprietario sa che cosa è stato del primo.",
      Y15: "Anche un cubo che parte dalla riserva per un cammello dà la carta del caravanserraglio, nel turno di chiunque.",
      Y16: "Quando un cubo riempie la carovana: prima i suoi punti, poi la carta del caravanserraglio, poi il conteggio. Il cubo seguente prende il primo posto. Lo stesso con la carta che mette un cubo sulla carovana.",
      Y17: "Si pesca una carta sola, per quanti dadi abbia il gruppo.",
      Y18: "Quando il mazzo è vuoto, gli scarti diventano il mazzo. Se mancano entrambi non si pesca: la carta di un caravanserraglio è persa, e pescare non si può scegliere.",
      Y19: "Un edificio per turno; una o entrambe le carte di costruzione tolgono la loro parte del costo. Una carta che non toglierebbe nulla non si può giocare. Nella variante con edifici in più (3 o 4 giocatori) ogni carta è da sola un edificio in più.",
      Y20: "Uno scambio ha una sola direzione e muove almeno uno.",
      Y21: "Le carte per i punti prendono almeno un cammello o un oro.",
      Y22: "La carta per un cubo in un suk segue in ogni quartiere le regole della consegna.",
      Y23: "Il bazar conta i suk completi alla fine di quella settimana.",
      Y25: "Chi non può prendere un gruppo pesca una carta.",
      Y26: "In due: una carta come dado per ogni gruppo.",
      Y27: "In due: ogni gruppo che si può prendere serve a costruire; vi si aggiungono le carte di costruzione.",
      Y29: "L’ordine dell’ultimo giorno si fissa prima delle sue carte e dei suoi dadi.",
      Y30: "Sono nascoste solo le carte in mano.",
    },
  },
  basari: {
    aim: "Girate nel cortile del bazar, raccogliete gemme e contrattate ciò che due di voi vogliono. Dopo il terzo conteggio vince chi ha più punti.",
    sections: [
      {
        id: "court",
        title: "Il cortile",
        blocks: [
          "Il cortile ha 34 archi. Ognuno mostra dei punti e alcune gemme. Ci sono 25 gemme per colore; il rosso vale di più, poi giallo, verde e blu. Ognuno ne riceve tre per colore, e tutte le gemme sono scoperte.",
          { figure: "court", caption: "Le pedine vanno in senso orario; un disco segna dove è cominciato il giro." },
          "In un ordine a caso, ognuno mette pedina e disco su un arco libero a scelta.",
        ],
      },
      {
        id: "round",
        title: "Un turno",
        blocks: [
          "Prima ognuno tira un dado e avanza di altrettanto in senso orario. Poi tutti scelgono **in segreto** una di tre azioni, e si rivelano insieme.",
          { figure: "actions", caption: "Le tre azioni." },
          [
            "**Dado**: tira ancora, avanza di altrettanto e segna 6 meno il numero tirato.",
            "**Punti**: segna il numero del tuo arco.",
            "**Gemme**: prendi le gemme del tuo arco, per quante ne ha la riserva.",
          ],
          { figure: "archway", caption: "Ogni arco ha in alto i punti e sotto le gemme." },
          "Le azioni si svolgono in quest’ordine: dado, punti, gemme. Chi ha scelto un’azione da solo, la ottiene. Se l’hanno scelta in **due**, contrattano. Se sono **tre o quattro**, non l’ottiene nessuno.",
        ],
      },
      {
        id: "barter",
        title: "Contrattare",
        blocks: [
          "Apre chi ha più punti; a parità decide il dado più alto. Chi apre offre alcune delle sue gemme. L’altro **accetta**: prende le gemme e lascia l’azione; oppure fa un’**offerta più alta**, che il primo può accettare o rilanciare.",
          {
            figure: "barter",
            caption: "In due hanno scelto le gemme. Uno ne offre una gialla e una blu; l’altro accetta o offre di più.",
          },
          "Un’offerta è più alta se ha più gemme, oppure altrettante e più rosse; poi contano gialle, verdi, blu. Chi non può offrire di più deve accettare. Chi apre può anche non offrire nulla: allora l’altro ha l’azione gratis.",
        ],
      },
      {
        id: "scoring",
        title: "Conteggio",
        blocks: [
          "Quando una pedina ha raggiunto o superato il suo disco, alla fine del turno si conta. Ogni pedina così dà **10 punti**. Poi, per ogni colore, segna chi ha più gemme:",
          { figure: "colours", caption: "Punti per chi ha più gemme di un colore." },
          "Se più giocatori ne hanno altrettante, dividono i punti, arrotondando per difetto. Chi è primo da solo restituisce 3 gemme di quel colore alla riserva; chi divide ne dà 2. Poi tutti i dischi vanno sotto le pedine.",
        ],
      },
      {
        id: "end",
        title: "La fine",
        blocks: [
          "Il terzo conteggio chiude la partita. Vince chi ha più punti. A parità contano più gemme, poi più rosse, gialle, verdi e blu.",
        ],
      },
    ],
    rulings: {
      B1: "L’ordine in cui si scelgono gli archi di partenza è tirato a sorte.",
      B2: "Due pedine non partono dallo stesso arco, a meno che il tavolo non sia preparato così.",
      B3: "Le scelte sono segrete finché tutti hanno scelto, e poi non si possono più ritirare.",
      B4: "Le azioni si svolgono nell’ordine dado, punti, gemme.",
      B5: "Un’azione si conclude del tutto prima che cominci la seguente.",
      B6: "Chi apre lo decidono i punti nel momento in cui comincia la contrattazione.",
      B7: "Si possono offrire solo gemme che si hanno.",
      B8: "A parità di punti entrambi tirano finché i dadi sono diversi; apre il più alto.",
      B9: "Chi non ha gemme apre senza offrire nulla. Chi non può offrire di più può solo accettare.",
      B10: "A un’azione ottenuta non si può rinunciare.",
      B11: "Se alla riserva mancano gemme di un colore, si prende ciò che c’è.",
      B12: "Un colore che nessuno ha non dà punti.",
      B13: "I 10 punti si danno una volta per conteggio, per quanto lontano sia andata la pedina. Poi ogni giro ricomincia.",
      B14: "Raggiungere il disco vale nel primo passo come nell’azione.",
      B15: "L’azione del dado non cambia l’arco o l’azione di nessun altro.",
      B16: "Le gemme si confrontano dopo la restituzione dell’ultimo conteggio. Chi è pari in tutto divide la vittoria.",
    },
  },
};
