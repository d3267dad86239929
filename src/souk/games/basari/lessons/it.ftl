lesson-move-title = Tira, muovi, scegli
lesson-move-idea = Tutte le pedine avanzano di quanto mostra il loro dado. Questo non dà ancora nulla: poi ognuno sceglie una di tre azioni, e l’arco dice quanto valgono due di esse.
lesson-move-1-task = La tua pedina è arrivata su un arco con 7 punti e due gemme. Scegli l’azione più adatta.
lesson-move-1-hint = 7 è il numero più alto che un arco possa avere. Lo segni con l’azione “punti”.
lesson-move-1-gems = Qui ci sono solo due gemme, e nessun arco ha più punti. Prendi quelli.
lesson-move-1-roll = Il dado dà 6 meno il numero tirato, quindi al massimo 5. Qui ne hai 7 sicuri.
lesson-move-1-done = Se nessun altro ha scelto i punti, ne segni 7. Un arco mostra in alto i punti e sotto le gemme.
lesson-move-2-task = Ora sei su 4 punti e tre gemme rosse. Quale azione è adatta qui?
lesson-move-2-hint = Le gemme rosse valgono di più, e tre insieme non le ha nessun altro arco.
lesson-move-2-points = Nessun arco ha meno di 4 punti. Le tre gemme rosse valgono di più.
lesson-move-2-roll = Il dado può dare 5 punti, ma anche nessuno. Prendi ciò che c’è qui.
lesson-move-2-done = Tre gemme rosse: così ne hai più di tutti, e a un conteggio valgono 14 punti.

lesson-secret-title = La scelta segreta
lesson-secret-idea = Chi ha scelto un’azione da solo, la ottiene. In due la contrattano. Se sono in tre o quattro, nessuno ottiene nulla.
lesson-secret-1-task = Tutte e tre le pedine sono su 7 punti. Che cosa sceglieranno gli altri? Trova un’azione che ottieni da solo e che dà di sicuro qualcosa.
lesson-secret-1-hint = Sette punti fanno gola a tutti. Il tuo arco ha anche una gemma rossa e una verde.
lesson-secret-1-points = Tutti e tre scelgono i punti, e quindi nessuno li ottiene. Cerca ciò che gli altri non vogliono.
lesson-secret-1-roll = Anche il dado l’avresti da solo. Ma dà in media 2 o 3 punti, e con un 6 nessuno. Le gemme sono sicure.
lesson-secret-1-done = Gli altri due hanno scelto i punti e ora devono contrattare. Tu ottieni le tue gemme senza pagare nulla.

lesson-barter-title = Contrattare
lesson-barter-idea = Chi ha scelto la stessa azione in due, contratta. Apre con un’offerta chi ha più punti; chi accetta prende le gemme, l’altro ottiene l’azione.
lesson-barter-1-task = Tu e un altro avete scelto i punti. Il tuo arco ne vale 7, e apri tu. Offri il meno possibile.
lesson-barter-1-hint = L’offerta più piccola è una sola gemma del colore che vale meno.
lesson-barter-1-nothing = Se non offri nulla, l’altro ha l’azione gratis e tu resti a mani vuote.
lesson-barter-1-dearer = Costa più del necessario: il blu è il colore che vale meno. Comincia in basso, puoi sempre offrire di più.
lesson-barter-1-done = L’altro accetta la gemma blu, e tu segni 7 punti. Comincia in basso: un’offerta può salire, ma non scendere.
lesson-barter-2-task = Ancora punti, 6 per te, e un conteggio può arrivare. Nel rosso, nel giallo e nel blu sei primo per una gemma. Offri una sola gemma che non ti costi un primato.
lesson-barter-2-hint = Guarda il verde: lì un altro è molto avanti, quindi una gemma verde a un conteggio non ti costa nulla.
lesson-barter-2-nothing = Se non offri nulla, l’altro ha i punti gratis. C’è una gemma di cui puoi fare a meno.
lesson-barter-2-lead = Se l’altro prende questa gemma, in quel colore non sei più primo, e vale più di 6 punti. In quale colore comunque non sei primo?
lesson-barter-2-done = 6 punti per una gemma verde, e i tuoi tre primati restano. Offri ciò di cui puoi fare a meno, non ciò che vale meno.

lesson-raise-title = Rilanciare
lesson-raise-idea = Più gemme battono meno gemme. A parità di numero vince chi ha più rosse, poi gialle, verdi e blu.
lesson-raise-1-task = Sul tuo arco ci sono tre gemme rosse, e l’altro te ne offre una verde in cambio. Rilancia con una gemma sola, ma non rossa.
lesson-raise-1-hint = Altrettante gemme sono un’offerta più alta se il colore è più alto. Che cosa c’è tra il verde e il rosso?
lesson-raise-1-accept = Così hai una gemma verde, e le gemme dell’arco le prende l’altro. Le tue tre rosse valgono di più.
lesson-raise-1-red = È più alta, ma le rosse le vuoi raccogliere. Ne basta una gialla.
lesson-raise-1-two = Due gemme ne battono sempre una, ma è una più del necessario.
lesson-raise-1-done = L’altro cede: parte una gemma gialla, ne arrivano tre rosse.

lesson-give_in-title = Quando cedere
lesson-give_in-idea = Chi accetta viene pagato. Spesso le gemme offerte valgono più dell’azione.
lesson-give_in-1-task = Il tuo arco vale 4 punti. L’altro è primo nel rosso e ti offre una gemma rossa. Un conteggio è vicino. Che cosa fai?
lesson-give_in-1-hint = Conta le gemme rosse prima e dopo: tu ne hai 4, l’altro 5.
lesson-give_in-1-raise = Pagheresti due gemme per 4 punti, e l’altro resterebbe primo nel rosso, che ne dà 14.
lesson-give_in-1-done = Ora hai cinque gemme rosse, e l’altro quattro. Hai scambiato 4 punti con la prospettiva di 14.

lesson-let_go-title = Non offrire nulla
lesson-let_go-idea = Chi apre può anche non offrire nulla: l’altro ha l’azione, e tu tieni le tue gemme.
lesson-let_go-1-task = In ogni colore sei primo per una gemma, e dopo questo turno si conta. Si contratta per 4 punti. Apri senza perdere un primato.
lesson-let_go-1-hint = Ogni gemma che offri ti costa un primato. Puoi anche lasciar perdere l’azione.
lesson-let_go-1-lead = Se l’altro prende questa gemma, in quel colore non sei più primo da solo. Costa più di 4 punti.
lesson-let_go-1-done = L’altro prende 4 punti, e tu tieni tutti e quattro i primati: 44 punti al conteggio.

lesson-colours-title = La maggioranza di un colore
lesson-colours-idea = A un conteggio segna chi ha più gemme di un colore: rosso 14, giallo 12, verde 10, blu 8. A parità si divide.
lesson-colours-1-task = Un altro ha raggiunto il disco: dopo questo turno si conta. Tu hai 3 gemme rosse, gli altri 4 e 2. Scegli ciò che ora ti dà di più.
lesson-colours-1-hint = Sul tuo arco ci sono due gemme rosse e una gialla. Conta quante ne avresti.
lesson-colours-1-points = 5 punti vanno bene. Ma con due gemme rosse in più saresti primo nel rosso, e sono 14.
lesson-colours-1-roll = Il dado dà al massimo 5. Le gemme ora decidono di 14 punti.
lesson-colours-1-done = Cinque gemme rosse contro quattro: 14 punti. E con la gialla dividi perfino il primo posto nel giallo. Poi chi è primo restituisce gemme alla riserva.

lesson-lap-title = Il giro
lesson-lap-idea = Quando una pedina raggiunge il suo disco, alla fine del turno si conta, e ogni pedina così dà 10 punti. Il terzo conteggio chiude la partita.
lesson-lap-1-task = Alla tua pedina mancano due passi, sei primo nel rosso, nel giallo e nel blu, e il terzo conteggio chiude la partita. Con quale azione puoi arrivare al disco?
lesson-lap-1-hint = Una delle tre azioni fa muovere ancora la tua pedina.
lesson-lap-1-points = 4 punti, ma nessun passo. Ora sei primo in tre colori; al prossimo turno potrebbe essere finita.
lesson-lap-1-gems = Altre gemme fanno comodo, ma sei già primo. Provoca il conteggio finché ti conviene.
lesson-lap-1-done = Un 3: arrivi al disco. Sono 3 punti per il dado, 10 per il giro e 34 per tre colori: hai vinto. Il momento l’hai deciso tu.

## La prima partita guidata: che cosa conta in una decisione

matter-scoring_now =
    { $last ->
        [yes] Dopo questo turno c’è l’ultimo conteggio: vale chi ha più gemme di un colore. Poi la partita è finita.
       *[no] Dopo questo turno si conta: vale chi ha più gemme di un colore.
    }
matter-roll_finishes =
    { $n ->
        [one] Ti manca un arco.
       *[other] Ti mancano { $n } archi.
    } Il dado può portarti al tuo disco: 10 punti, e si conta.
matter-scoring_near =
    { $n ->
        [one] A { $seat } manca solo un arco
       *[other] A { $seat } mancano solo { $n } archi
    }: il conteggio può arrivare presto.
matter-gems_lead = Con le gemme qui ({ $gems }) avresti il maggior numero di { $colour_many }: { $points } punti al conteggio.
matter-points_here = Il tuo arco vale { $points } punti. Il dado dà in media 2 o 3 punti, 5 al massimo.
matter-same_wish =
    { $seats } { $seats_count ->
        [one] è su 6 o più punti e forse li vuole. Chi sceglie un’azione da solo la ottiene gratis.
       *[other] sono su 6 o più punti e forse li vogliono. Chi sceglie un’azione da solo la ottiene gratis.
    }
matter-leads = Sei in testa solo tu, per gemme, in: { $colours }. Tienile strette.
matter-points_at_stake = Contrattate per i punti di un arco: { $points } per te, { $n } per { $seat }.
matter-action_at_stake =
    { $action_key ->
        [roll] Contrattate per il dado: da 0 a 5 punti, e tanti passi quanti ne mostra.
       *[other] Contrattate per le gemme: chi ottiene l’azione prende quelle del proprio arco.
    }
matter-you_open = Apri tu. Comincia con poco: puoi sempre offrire di più. Se non offri nulla, l’azione è persa.
matter-deal_brings =
    Se i colori si contassero dopo questo scambio, accettando avresti { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.
matter-spare = Puoi cedere una gemma, senza perdere un primato, in: { $colours }.
