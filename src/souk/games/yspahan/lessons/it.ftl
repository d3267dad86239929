lesson-tower-title = La torre e i suoi gruppi
lesson-tower-idea = A ogni turno prendi un gruppo di dadi. La sua fila dice che cosa dà; altre due cose le può fare ogni gruppo.
lesson-tower-1-task = I dadi stanno sulla torre, raggruppati per valore. Prendi il gruppo che ti dà quattro cammelli.
lesson-tower-1-hint = I valori più bassi stanno sempre sulla fila dei cammelli: lì ci sono quattro dadi. Scegli quella fila e poi prendi.
lesson-tower-1-gold = Così hai due monete d’oro, perché sulla fila dell’oro ci sono solo due dadi. Tu vuoi quattro cammelli.
lesson-tower-1-draw = Una carta è sempre una carta sola: quattro dadi sarebbero sprecati. Prendi i cammelli.
lesson-tower-1-done = Quattro dadi, quattro cammelli. Sulla fila dell’oro ogni dado dà una moneta, sulle quattro file in mezzo un cubo da consegnare.
lesson-tower-2-task = Ogni gruppo si può scambiare con una carta. Pesca una carta rinunciando al meno possibile.
lesson-tower-2-hint = Una carta costa un gruppo intero, grande o piccolo. Qual è il gruppo più piccolo?
lesson-tower-2-three = Una carta, ma ti costa tre dadi. Un gruppo più piccolo dà la stessa carta.
lesson-tower-2-two = Una carta, ma ti costa due dadi. C’è un gruppo ancora più piccolo.
lesson-tower-2-done = Ben fatto: un dado, una carta. I gruppi piccoli vanno bene per le carte, quelli grandi per ciò che dà la loro fila.

lesson-souks-title = Consegnare e completare un suk
lesson-souks-idea = I cubi vanno nelle botteghe di un quartiere. Solo un suk completo dà punti alla fine della settimana.
lesson-souks-1-task = Sulla fila dei barili ci sono due dadi: due cubi per il quartiere dei barili. Completa con questi un suk intero.
lesson-souks-1-hint = Cerca nel quartiere un suk che abbia solo due botteghe.
lesson-souks-1-large = Questo suk ha più di due botteghe. Con due cubi resterebbe incompleto, e così non dà nulla.
lesson-souks-1-done = Il suk bianco è completo: 3 punti alla fine della settimana, e nessun altro può consegnare lì.
lesson-souks-2-task = Nel quartiere delle casse hai cominciato il suk blu. Consegna entrambi i cubi della fila delle casse.
lesson-souks-2-hint = Prima il suk che hai cominciato, poi uno nuovo; in quello giallo c’è già il cubo di un altro.
lesson-souks-2-vase = Un suk nuovo in un altro quartiere, ma quello cominciato resterebbe aperto. Continua con le casse.
lesson-souks-2-gold = Una moneta invece di un suk completo qui è un cattivo affare. Usa le casse.
lesson-souks-2-done = Il primo cubo doveva completare il tuo suk blu, il secondo ne ha cominciato uno nuovo. Quello giallo era chiuso, perché contiene il cubo di un altro.

lesson-goods-title = Cammelli, oro e dadi gialli
lesson-goods-idea = Il primo giocatore può aggiungere fino a tre dadi gialli per 1 moneta d’oro l’uno. Più dadi fanno gruppi più grandi, ma solo per lui.
lesson-goods-1-task = Cominci tu la giornata e hai comprato tre dadi gialli: due stanno sulla fila dell’oro. Prendi questo gruppo.
lesson-goods-1-hint = Scegli la fila dell’oro in cima alla torre e poi prendi.
lesson-goods-1-camels = Tre cammelli non sono male. Ma sulla fila dell’oro ora ci sono quattro dadi, e presto ne resteranno due.
lesson-goods-1-draw = Una carta per quattro dadi è troppo cara. Prendi l’oro.
lesson-goods-1-done = Quattro monete d’oro: le tre che hai pagato sono tornate, con una in più. L’oro compra dadi, guida il sorvegliante e, insieme ai cammelli, paga gli edifici.
lesson-goods-2-task = L’ultimo giorno della partita: cominci tu, e l’oro che resta non vale nulla. Aggiungi quanti più dadi gialli puoi e tira.
lesson-goods-2-hint = I dadi gialli sono al massimo tre e costano 3 monete d’oro.
lesson-goods-2-fewer = Puoi aggiungerne di più, e l’oro che resta non dà più nulla: tre dadi gialli per 3 monete d’oro.
lesson-goods-2-done = Dodici dadi invece di nove. Dopo il tuo turno quelli gialli lasciano la torre, perciò ne approfitti solo tu.
lesson-goods-3-task = Con un dado giallo i barili sono due: proprio quelli che mancano al tuo suk giallo. Consegna lì.
lesson-goods-3-hint = Scegli i barili, poi consegna, e riempi le due botteghe libere del suk che hai cominciato.
lesson-goods-3-gold = L’oro non vale più nulla. Il tuo suk giallo vale 6 punti se stasera è completo.
lesson-goods-3-sacks = Tre cubi completerebbero il suk bianco, per 3 punti. Quello giallo ne dà 6.
lesson-goods-3-done = 6 punti stasera. All’inizio della partita è meglio tenere l’oro per gli edifici; alla fine non c’è altro da comprare.

lesson-supervisor-title = Il sorvegliante e la carovana
lesson-supervisor-idea = Invece di prendere, un gruppo può muovere il sorvegliante. I cubi nelle botteghe accanto a lui vanno alla carovana, di chiunque siano. Nella carovana i tuoi cubi contano per la fila più alta in cui ne hai uno. Una carovana piena si conta subito e si svuota.
lesson-supervisor-1-task = È l’ultimo turno della settimana, e due dei tuoi cubi stanno in suk che non si completeranno più. Mandali via entrambi con una sola mossa, senza pagare nulla.
lesson-supervisor-1-hint = Cammina quanto mostra un dado del gruppo. La prima casella a sud dell’incrocio tocca due botteghe: in tutte e due c’è un tuo cubo.
lesson-supervisor-1-one = Accanto a questa casella c’è uno solo dei tuoi cubi. C’è una casella che li tocca entrambi.
lesson-supervisor-1-rival = Così va via un cubo altrui. Può convenire, ma i tuoi due stasera verrebbero tolti e non darebbero nulla.
lesson-supervisor-1-gold = La casella è giusta, ma con un 2 si va una casella troppo in là: costa 1 moneta d’oro. Quale gruppo mostra 1?
lesson-supervisor-1-take = Un cammello, ma stasera i tuoi due cubi verrebbero tolti e non darebbero nulla.
lesson-supervisor-1-done = Subito 2 punti per ciascuno, e nella carovana contano tutti e due. Decidi perfino quale va per primo: avrà il posto precedente.
lesson-supervisor-2-task = È l’ultimo turno della partita. Nella carovana è rimasto un posto libero, nella fila in alto. Fa’ in modo che sia tuo.
lesson-supervisor-2-hint = Nel quartiere dei sacchi hai un cubo accanto alla casella w3. Quale gruppo mostra 3?
lesson-supervisor-2-other = Così l’ultimo posto va a un altro, che poi conta per tre. Dev’essere un tuo cubo.
lesson-supervisor-2-wait = I cammelli non valgono più nulla, e i tuoi due cubi conterebbero solo per due.
lesson-supervisor-2-done = Tre cubi, il più alto nella fila tre: 9 punti invece di 4. Valeva la pena di mandare il proprio cubo.

lesson-camel-title = Un cammello protegge
lesson-camel-idea = Chi possiede il cubo può pagare un cammello: il cubo resta nella bottega, e alla carovana ne va uno della riserva.
lesson-camel-1-task = Il sorvegliante è arrivato al tuo suk viola, che è completo e vale 8 punti alla fine della settimana. Salvalo.
lesson-camel-1-hint = Hai un cammello. Pagalo, e il tuo cubo resta.
lesson-camel-1-send = Allora al sesto giorno il suk avrebbe un vuoto, e gli 8 punti sarebbero persi. Un cammello è poco, in confronto.
lesson-camel-1-done = Il suk resta completo, e un cubo della riserva ha comunque un posto nella carovana. Tieni un cammello finché hai qualcosa da perdere.
lesson-camel-2-task = Stavolta si tratta di un solo cubo, in un suk di tre botteghe appena cominciato. I tuoi due cammelli bastano giusto per un recinto. Lascia andare il cubo.
lesson-camel-2-hint = Un cubo che parte non è perso: prende un posto nella carovana, e i primi danno 2 punti.
lesson-camel-2-keep = Un cammello per un cubo solo qui è troppo: ti servono tutti e due per costruire.
lesson-camel-2-done = 2 punti subito, e hai ancora entrambi i cammelli. Proteggere conviene quando c’è molto in gioco, non sempre.

lesson-buildings-title = Gli edifici
lesson-buildings-idea = Dopo il gruppo puoi costruire. Ogni edificio aiuta fino alla fine della partita; dal terzo al quinto danno 5 punti, il sesto 10.
lesson-buildings-1-task = Il tuo terzo edificio dà 5 punti. Prendi quello che ti manca per il caravanserraglio e costruiscilo nello stesso turno.
lesson-buildings-1-hint = Il caravanserraglio costa 3 cammelli e 3 monete d’oro. I cammelli li hai; manca l’oro, e il tuo ufficio ne aggiunge due.
lesson-buildings-1-other = Anche questo dà 5 punti, ma puoi permetterti di più: il caravanserraglio dà una carta ogni volta che un tuo cubo va alla carovana.
lesson-buildings-1-camels = Di cammelli ne hai abbastanza. Il caravanserraglio costa anche 3 monete d’oro, e tu ne hai 1.
lesson-buildings-1-done = Due dadi e il tuo ufficio hanno dato 4 monete d’oro, il terzo edificio 5 punti. Da ora ogni tuo cubo che va alla carovana dà una carta.

lesson-cards-title = Le carte
lesson-cards-idea = Una carta ha un effetto, oppure si scarta come un dado in più quando prendi o consegni.
lesson-cards-1-task = Il suk blu del quartiere dei barili ha tre botteghe, ma il gruppo ha due dadi. Completalo lo stesso.
lesson-cards-1-hint = Scegli i barili, consegna e scarta la tua carta: vale come terzo dado.
lesson-cards-1-none = Così hai due cubi per tre botteghe. La tua carta può essere il terzo.
lesson-cards-1-exchange = Ora la carta è giocata e manca il terzo cubo. Qui vale di più come dado.
lesson-cards-1-done = Tre cubi con due dadi: il suk è completo. I suoi 4 punti valevano più della carta.
lesson-cards-2-task = È il tuo ultimo turno della partita, e i cammelli che restano non valgono nulla. Trasformali in punti.
lesson-cards-2-hint = Gioca la carta prima di scegliere un gruppo e da’ tutti e quattro i cammelli.
lesson-cards-2-fewer = I cammelli che restano non danno più nulla. La carta ne accetta fino a quattro.
lesson-cards-2-gold = Neanche l’oro vale qualcosa alla fine. Gioca la carta: sono 8 punti.
lesson-cards-2-done = 8 punti. Le carte che danno punti servono alla fine: tienile finché hai ciò che chiedono.

lesson-week-title = La fine della settimana
lesson-week-idea = Dopo sette giorni si contano i suk completi e la carovana. Poi tutte le botteghe si svuotano.
lesson-week-1-task = È l’ultimo turno della settimana. Ricavane più punti che puoi e termina il turno.
lesson-week-1-hint = Al tuo suk giallo nel quartiere delle casse manca un cubo. Domani sarebbe vuoto.
lesson-week-1-sacks = Tre cubi completerebbero il suk bianco, per 3 punti. Quello giallo ne dà 6 e verrebbe svuotato incompleto.
lesson-week-1-gold = L’oro ti resta per la settimana dopo, il suk giallo no: incompleto non dà nulla e si svuota.
lesson-week-1-done = 6 punti per il suk, e qualcosa per la carovana. Cammelli, oro, carte ed edifici ti restano; le botteghe sono vuote.

lesson-two-title = In due
lesson-two-idea = In due, il primo giocatore agisce per primo e per ultimo nella giornata, e costruire è uno degli usi di un gruppo.
lesson-two-1-hint = Per costruire non importa quanti dadi ha il gruppo. Basta il più piccolo.
lesson-two-1-task = Cominci tu la giornata e hai 3 cammelli e 3 monete d’oro. Costruisci il caravanserraglio con il gruppo di cui puoi fare più facilmente a meno e termina l’azione.
lesson-two-1-three = Così se ne vanno tre dadi per ciò che si fa anche con uno.
lesson-two-1-draw = Ora una carta. Il caravanserraglio ne dà una ogni volta che un tuo cubo va alla carovana.
lesson-two-1-done = È bastato un dado. Ora tocca una volta all’altro, e poi di nuovo a te.
lesson-two-2-task = La tua seconda azione della giornata. Manda via il tuo cubo, così il caravanserraglio ti dà una carta.
lesson-two-2-hint = Il tuo cubo sta accanto alla casella e4. Quale gruppo mostra 4?
lesson-two-2-draw = Tre dadi per una carta. Con il caravanserraglio ne hai lo stesso una, e in più 2 punti.
lesson-two-2-cube = Un cubo in un suk nuovo non dà ancora nulla. Usa questo dado per il sorvegliante.
lesson-two-2-done = 2 punti e una carta, e con i prossimi cubi sarà lo stesso. Chi agisce per primo e per ultimo nella giornata può preparare due azioni che vanno insieme.

lesson-plan-title = Un primo piano
lesson-plan-idea = I primi cammelli e il primo oro diventano edifici, e un edificio aiuta tanto più a lungo quanto prima c’è.
lesson-plan-1-task = Il primo turno di una partita: 2 monete d’oro, nessun cammello. Prendi il gruppo che ti permette di costruire subito, e costruisci ciò che d’ora in poi ti porta cammelli o oro.
lesson-plan-1-hint = Quattro cammelli bastano per ogni edificio piccolo. L’ufficio aggiunge due monete quando prendi oro, il recinto un cammello quando prendi cammelli.
lesson-plan-1-hammam = Un buon edificio per dopo. All’inizio rende di più ciò che porta ogni volta cammelli o oro.
lesson-plan-1-end = Puoi già pagare un edificio. Prima c’è, più a lungo aiuta.
lesson-plan-1-gold = Due monete in più e nessun cammello: così non si costruisce nulla. Prima il gruppo grande dei cammelli.
lesson-plan-1-done = Un edificio il primo giorno aiuta per tre settimane. Poi risparmia per il caravanserraglio, 3 cammelli e 3 monete d’oro: i giocatori forti di solito ce l’hanno nella prima settimana.

## La prima partita guidata: che cosa conta in una decisione

matter-completes_now = Con i dadi per { $row_the } puoi completare { $souk }: { $points } punti a fine settimana.
matter-fills_souk = I dadi per { $row_the } bastano per riempire { $souk } in una volta: { $points } punti a fine settimana.
matter-unfinished =
    Hai cominciato { $souk }. { $n ->
        [one] Manca ancora un cubo
       *[other] Mancano ancora { $n } cubi
    }, e un suk non completo non dà nulla.
matter-rival_needs = { $seat } potrebbe completare { $souk } con i dadi per { $row_the }. Decide chi prende per primo questo gruppo.
matter-pays_building =
    Se prendi { $row_key ->
        [camel] i cammelli
       *[other] l’oro
    } puoi pagare anche uno di questi: { $buildings }. { $points ->
        [0] Prima c’è, più a lungo aiuta.
       *[other] Sono subito { $points } punti.
    }
matter-can_build =
    Questo lo puoi già pagare: { $buildings }. Un edificio per turno{ $points ->
        [0] , dopo il tuo gruppo.
       *[other] , e il prossimo dà subito { $points } punti.
    }
matter-unguarded = Non hai cammelli. Se il sorvegliante arriva ai tuoi cubi { $souk_in }, uno deve andarsene.
matter-souk_at_stake = Il sorvegliante è arrivato a un tuo cubo { $souk_in }, che è completo e vale { $points } punti. Un cammello qui è ben speso.
matter-cube_may_go = Il sorvegliante è arrivato a un tuo cubo { $souk_in }, che non è ancora completo. Puoi lasciarlo andare e tenere il cammello.
matter-caravan_place =
    Il prossimo posto nella carovana { $points ->
        [0] non dà nulla subito, ma conta quando la carovana si conta.
        [one] dà subito 1 punto.
       *[other] dà subito { $points } punti.
    } { $n ->
        [one] È libero un posto.
       *[other] Sono liberi { $n } posti.
    }
matter-reaches_rival =
    Il sorvegliante raggiunge un cubo di { $seat } { $square_on }{ $full ->
        [yes] , in un suk completo
       *[no] { "" }
    }. { $gold ->
        [0] Non costa nulla.
        [one] Costa una moneta d’oro.
       *[other] Costa { $gold } monete d’oro.
    }
matter-more_dice = Cominci tu la giornata: ogni moneta d’oro aggiunge un dado giallo, tre al massimo, e serve solo a te. Il tuo oro: { $gold }.
matter-one_more_die = Una carta scartata vale un dado in più. Conviene se completa un suk o paga un edificio.
matter-turn_done = Il tuo gruppo è usato. Chiudi il turno quando vuoi.
matter-days_left = Restano { $n } giorni, oggi compreso. Poi si contano i suk completi e la carovana.
matter-last_day = L’ultimo giorno della settimana: un suk che oggi non si completa non dà nulla.
