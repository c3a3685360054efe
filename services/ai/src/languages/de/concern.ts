import type { ConcernWords } from '../concern-words.ts';

export const concern: ConcernWords = {
  subject: 'ich, wir, ichs, hab, bin',
  object: 'mich, mir, meinen kopf, meine haare, an den haaren',
  oneself: 'mich selbst, mich selber, mir selbst, mir selber, meinen körper, mich',
  mine: 'mein, meine, meinem, meinen, meiner, meines, unser, unsere, unserem, unserer',
  kin: `vater, papa, papi, mutter, mama, mami, eltern, bruder, brüder, schwester, onkel, tante, opa, oma, cousin, cousine, stiefvater, stiefmutter, stiefbruder, stiefpapa, pflegevater, pflegemutter, pflegeeltern, freund, freundin, ex, nachbar, trainer, lehrer, betreuer`,
  family:
    'papa, papi, mama, mami, stiefvater, stiefmutter, opa, der freund von mama, mamas freund, ihr freund, der trainer',
  harm: `gegen die wand, an die wand, treppe runter, die treppe, am hals, am arm gepackt, packt, gepackt, zigarette, messer, küsst, geküsst, küssen, unter mein, in die hose, zwischen die beine, intim*, wegnehm*, weggenommen, nehmen mir, geklaut, verstecken, versteckt, kaputt gemacht, gerücht*, läster*, abziehen, abgezogen, abzock*, nicht mitspielen, lassen mich nicht, fake account, rempel*, boxen, boxt, geboxt, kratz*, beiß*, ohrfeig*, klatsch*, quäl*, gequält, geprügel*, nennen mich, nennt mich, macht sachen, machen sachen, macht dinge, getreten, stellen mir ein bein, bein gestellt, stechen, gestochen, klauen, schlag*, schlägt, schlaegt, schlug, schlugen, geschlagen, hau*, gehauen, tret*, tritt, getreten, schubs*, geschubst, verprügel*, verpruegel*, prügel*, gewürgt, würg*, fasst, fassen, fass*, anfass*, angefasst, begrapsch*, begrabsch*, grapsch*, missbrauch*, misshandel*, vergewaltig*, bedroh*, droht, drohen, gedroht, erpress*,
    mobb*, gemobbt, hänsel*, gehänselt, beleidig*, auslach*, ausgelacht, lachen, lachen aus, spuck*, angespuckt, bespuck*, einsperr*, eingesperrt, sperr*, zwing*, zwang, gezwungen, verfolg*, stalk*, film*, gefilmt, anschrei*, schreit, schreien, schrie, angeschrien, tut weh, weh tut, weh tun, wehtun, wehgetan, weh getan, wehtut, bewerf*, bewerfen, werfen, verletz*, fertig, ärger*, geärgert, ausschließ*, ausgeschlossen, schließen mich aus, schließt mich aus, grenzen mich aus, grenzt mich aus, gemein zu, fies zu, in den müll geworfen, ignorier*,
    umbring*, bringt um, töten, tötet, ersticht, abstech*, abgestochen, halten fest, festhalt*, festgehalten, ziehen, kneif*, gekniffen, lauern, warten auf, demütig*, gedemütigt, blamier*`,
  wrings:
    'verdreh*, dreht, gedreht, zieht, ziehen, zog, gezogen, bricht, gebrochen, reißt, gerissen, packt, gepackt, am, an den',
  suffers: 'werde, wurde, wird, bin, werden, wurden, krieg, kriege',
  trouble: `lassen sich scheiden, trennen sich, ist gegangen$, ist ausgezogen, uns verlassen, gegen die wand, an die wand, treppe, zigarette, ohne essen, ohne abendessen, verheiraten, heiraten, beschimpf*, weint, weinen, wütend, aggressiv, angst, hass*, süchtig, bewusstlos, wacht nicht, nicht mehr aufgewacht, nicht zurück, packt, ohrfeig*, klatscht, boxt, quält, verschwunden, nichts wert, nutzlos, geprügel*, verprügel*, ausgetickt, tickt aus, dreht durch, durchgedreht, randalier*, zerschlagen, trinkt, betrunken, besoffen, säuft, getrunken, drogen, schreit, schreien, brüllt, rastet, ausgerastet, ausrastet, ausgeflippt, wirft, wirft mit, geworfen, schlägt, schlaegt, schlug, geschlagen, streit, streiten, gestritten, prügelt, prügeln, polizei, gefängnis, verhaftet, tage* weg, ist weg, sind weg, abgehauen, nicht nach hause, nicht mehr nach hause, nie da, nie zu hause, nie zuhause, allein gelassen, alleine gelassen, lässt uns allein,
    lässt mich allein, rausgeschmissen, rausgeworfen, eingesperrt, sperrt, geblutet, blut, messer, droht, gedroht, liegt nur, im bett, klinik, krankenhaus, tritt, tut weh, komische sachen, schlimme sachen, schlimmes, kaputt`,
  traces:
    'schwanger, grün und blau, kratzspuren, gebrochene rippe, blaue flecken, blauen flecken, blauer fleck, blaues auge, narben an, schnitte an, wunden an, brandwunden, striemen, blute aus',
  fear: 'angst, panik, fürchte, fürcht, furcht, trau mich nicht, traue mich nicht, getraue mich nicht, nicht sicher, unsicher zuhause',
  threat: `nach hause, nachhause, heim, zuhause, zu hause, daheim, vor ihm, vor ihr, vor ihnen, vor denen, vor dem, vor papa, vor mama, vater, mutter, papa, mama, stiefvater, bruder, onkel, schule, in die schule, zur schule, heute abend, heute nacht, umkleide, pause, bus, denen`,
  refuses:
    'abgehauen, hau ab, haue ab, laufe weg, lauf weg, will nicht, mag nicht, darf nicht, kann nicht, will nie, trau mich nicht, traue mich nicht, möchte nicht, weglaufen, abhauen, weggelaufen, will weg, weg von',
  home: 'nach hause, nachhause, heim, zuhause, zu hause, daheim, von zuhause, von zu hause',
  wishes: `ich denke an, ich denk an, ich denke daran, ich denk daran, ich denke oft, ich denke nur, ich denke manchmal, ich denke immer, ich denke ständig, träume davon, gegoogelt, geplant, am liebsten, würde, lieber, will, möchte, würde gern, würde gerne, wünsch*, wollte, denke an, denk an, denke daran, denk dran, denke oft, denk oft, denke manchmal, denk manchmal, manchmal denke, manchmal denk, überleg*, nachgedacht, lust zu, versuch*, habe vor, hab vor, plane, hoffe, wäre lieber, besser wenn, wäre besser, sehne`,
  death: `vor einen zug, vom dach, vor ein auto, überfahren, sterben, sterbe, stirb, tot, tod, den tod, verschwinden, verschwunden, weg sein, nicht da, nicht da sein, nicht geboren, nie geboren, aufgeben$, schluss machen, ein ende, beenden, springen, brücke, zug, dach, aufhängen, erhängen, einschlafen, für immer, schlafen und nie`,
  noLife: `abschiedsbrief, abschied nehmen, seht mich nicht, sehen mich nicht mehr, nicht mehr da bin, bin ich nicht mehr, bald nicht mehr, lieber tot, tot wäre, tot bin, wäre ich tot, gar nicht leben, nicht existieren, nicht mehr existieren, einfach weg, selbstmord*, suizid*, umbringen will, umbringe, mich umbringen, umzubringen, bring mich um, bringe mich um, nicht mehr leben, nimmer leben, nicht mehr aufwach*, nie wieder aufwach*, nicht mehr wach, nie mehr wach, nie mehr aufwach*, nicht mehr da, nicht mehr auf der welt, nicht mehr weiterleben, weiterleben, nicht mehr hier, das leben nehmen,
    wenn ich tot, wenn ich weg, wenn ich nicht mehr, wenn es mich nicht, ohne mich, nie geboren, nicht geboren, würde mich vermissen, würde es merken, merken wenn, würde merken, vermisst mich, kein leben mehr, leben satt, lebensmüde, zur last`,
  outdoors:
    'draußen, park, bahnhof, auto, zelt, straße, boden, keller, garage, bank, treppenhaus, bei freunden, bei einem freund, bei einer freundin',
  sleeps: 'schlafe, schlaf, schlafen, geschlafen, schlief, übernacht*, die nacht, nächte',
  blows: 'gürtel, prügel, schläge, ohrfeige, ohrfeigen, haue, dresche, eine gescheuert, eine geknallt, eine rein',
  they: 'die, sie, alle, die jungs, die mädchen, jeder, die anderen, meine klasse',
  he: 'er, ihm, ihn, jemand, ein mann, der mann, sie',
  stranger: 'mann, typ, jemand, älterer, fremder, erwachsener, freund, er',
  online: 'online, internet, chat, insta, snap, discord, spiel, schreibt mir, schreibt mich, treffen',
  limbs:
    'kopf, haare, haaren, hals, gesicht, arm, arme, handgelenk, hand, finger, ohr, ohren, rücken, bauch, bein, beine, rippen, zahn, lippe, auge',
  eats: 'esse, ess, iss, gegessen, essen, aß',
  nothing: 'nichts, nicht, kein, keine, kaum',
  days: 'tagen, tage, tag, woche, wochen, seit, gestern, absichtlich, extra, strafe, mehr',
  again: 'wieder, angefangen, immer noch, jeden tag, jeden abend, aufhören, aufgehört, zurück, manchmal, heimlich',
  farewell:
    'lebt wohl, leb wohl, lebewohl, adieu, für immer weg, auf nimmerwiedersehen, nie wieder, mein letzter test, meine letzte antwort, meine letzte arbeit, zum letzten mal, das letzte mal, brauche ich nicht mehr, brauch ich nicht mehr, nicht mehr brauchen, nicht mehr lange, mich los, nach dem wochenende, nach freitag',
  suicide:
    'selbstmord, suizid, bringt sich um, brachte sich um, sich umgebracht, erschießt sich, erhängt sich, nimmt sich das leben, tötet sich',
  same: 'auch, verstehe ihn, versteh ihn, verstehe sie, versteh sie, verstehe das, genauso, dasselbe, plane, planen, überlege',
  cuts: 'ritz*, geritzt, schneid*, geschnitten, schnitt, verletz*, kratz*, verbrenn*, weh tue, weh tun, wehgetan, weh getan, wehtun, antun, etwas an, was antun, was angetan, schlag*, selbstverletz*, aufgeritzt, aufritz*, aufgeschlitzt',
  body: 'arm, arme, armen, handgelenk*, oberschenkel, beine, klinge, rasierklinge, haut, pulsadern',
  pills: 'tabletten, pillen, schlaftabletten, medikamente, überdosis, paracetamol, ibus',
  takes: 'genommen, geschluckt, schlucke, nehme, nahm, gesammelt, sammle, zu viele, habe, hab, alle',
  despair: `fühle mich schlecht, fühl mich schlecht, schlafe seit, schlaf seit, schlafe kaum, schlaf kaum, schlaf nicht, schlafe schlecht wegen, stimmen in meinem kopf, stimmen im kopf, nicht geschlafen, kann nicht schlafen, kann nicht mehr schlafen, schlafe nicht, ein fehler, ungewollt, meine schuld, schäme mich, schäm mich, erschöpft, kaputt, glaubt mir, versteht mich, hört mir zu, im stich, ekel*, ersticke, gefangen, unerträglich, verzweifel*, keiner sitzt neben, einsam, wertlos, nutzlos, hoffnungslos, sinnlos, versager*, niemand mag, keiner mag, niemand will, keiner will, niemand redet, keiner redet, niemand spricht, keiner spricht, niemand liebt, keiner liebt, niemand versteht, keiner versteht, niemand hört, niemanden zum reden, keinen zum reden, alle hassen, hasse mich, hass mich, hasse mein leben, hasse meinen körper, keinen sinn, kein sinn, keinen ausweg, keine kraft, keine hoffnung, keine freunde,
    ganz allein, ganz alleine, so allein, so alleine, immer allein, immer alleine, weine, wein, weinen, geweint, heule, heul, geheult, depress*, traurig, unglücklich, leer, innerlich leer, allen egal, jedem egal, alles egal, nichts mehr wert, nichts wert, zu dumm, so dumm, so blöd, echt dumm, echt blöd, panikattacke*, albträume, alpträume`,
  outcry: `gestern geritzt, gestern abend geritzt, letzte nacht geritzt, heute nacht geritzt, wieder geritzt, mich geritzt, gestern abend geschnitten, letzte nacht geschnitten, was soll ich tun$, was soll ich machen$, fasst mich an, fasst er mich, mich angefasst, mich anfasst, sachen mit mir, dinge mit mir, packe das nicht mehr, pack das nicht mehr, ertrage es nicht mehr, ertrag das nicht mehr, gehe kaputt, geh kaputt, breche zusammen, am ende$, habe genug von allem, hab genug vom leben, kann nicht mehr$, kann echt nicht mehr$, kann einfach nicht mehr$, kann das nicht mehr$, will nicht mehr$, will einfach nicht mehr$, mag nicht mehr$, halte es nicht mehr aus, halt es nicht mehr aus, halte das nicht mehr aus, halt das nicht mehr aus, schaffe das nicht mehr, schaff das nicht mehr, dass es aufhört, alles aufhört, soll aufhören, alles vorbei, holt mich hier raus, holen sie mich, will alles aufgeben, mit allem aufhören`,
  lack: `kümmere mich um mein*, passe auf meine, pass auf meine, muss auf meine, versorge meine, keine jacke, keine schuhe, keine sauberen, kein warmes wasser, kein geld für, tafel, ohne abendessen ins bett, nichts zu essen, nichts mehr zu essen, nichts gegessen, nichts mehr gegessen, kein essen, kein geld für essen, kühlschrank ist leer, kühlschrank leer, der kühlschrank, hunger zuhause, im auto schlafen, schlafen im auto, auf der straße, auf dem boden schlafen, schlafe auf dem boden, obdachlos, kein bett, keine wohnung, rausgeschmissen, rausgeworfen, vor die tür, keinen strom, keine heizung, seit tagen allein, allein zuhause, allein zu hause, wir sind allein, alles allein machen, alles alleine machen,
    kümmere mich um meine*, kümmer mich um, auf meine geschwister`,
  starves:
    'seit tagen nichts, drei tagen nichts, zwei tagen nichts, endlich dünn, dünn bin, dünn sein, ohnmächtig, umgekippt, kippe um, kipp um, einen apfel am tag, esse nichts, ess nichts, esse nichts mehr, esse nicht mehr, esse kaum, kotze, kotz, erbreche, übergebe mich, finger in den hals, so fett, zu fett, so dick, zu dick, so hässlich, zu hässlich, dünner werde*, dünner, abnehmen muss, magersucht, magersüchtig, bulimie, kalorien',
  nude: 'nackt*, nacktbild*, nacktfoto*, ausziehen, ausgezogen, ohne kleidung, ohne klamotten, hose runter, unterhose, sex*, porno*',
  pictures: 'foto, fotos, bild, bilder, video, videos',
  spreads:
    'weiterschick*, weiterleit*, weitergeleitet, herumschick*, rumzeig*, schick*, geschickt, rumgeschickt, rumschick*, verschick*, verbreit*, teil*, geteilt, gruppe, gruppenchat, klassenchat, online, gepostet, posten, erpress*, droh*, von mir',
  bedroom: 'bett, mein zimmer, meinem zimmer, schlafzimmer, dusche, badezimmer, umkleide, nachts, in der nacht',
  comes: 'kommt, kam, kommen, legt, liegt, setzt, steigt, geht, schleicht, fasst, guckt',
  secret:
    'niemandem zeigen, keinem zeigen, nicht zeigen, niemandem sagen, niemandem erzählen, keinem sagen, keinem erzählen, nicht weitersagen, nicht sagen, darf es nicht, darf nichts sagen, nichts sagen, wenn ich was sage, wenn ich etwas sage, wenn ich es sage, wenn ichs sage, geheimnis, unser geheimnis, nichts verraten, weiß nicht wem, wem ich, wenn ich jemandem davon, wenn ich jemand davon, wenn ich es jemandem, wenn ich davon erzähle',
  plea: `warum lebe ich, warum leb ich, wozu lebe ich, wozu leben, lebe ich überhaupt, sinn des lebens für mich, sinn zu leben, geht mir nicht gut, mir geht es nicht gut, mir gehts nicht gut, geht es mir nicht gut, mir geht es schlecht, mir gehts schlecht, geht es mir schlecht, geht es nicht gut zuhause, zuhause ist es schlimm, zuhause ist schlimm, nichts meinen eltern, nicht meinen eltern, hilf mir$, helft mir$, helfen sie mir, helfen sie uns, bitte helfen, bitte helft, kann mir jemand helfen, kann mir wer helfen, brauche hilfe, brauch hilfe, hilfe bitte, bitte hilfe, mit ihnen reden, mit ihnen sprechen, mit jemandem reden, mit jemand reden, mit jemandem sprechen, jemanden zum reden, mit dir reden, mal reden können, reden könnten, rufen sie die polizei, polizei rufen, jugendamt, nummer gegen kummer, schulsozialarbeit*, weiß nicht was ich tun, weiß nicht was ich machen, nicht mehr weiter, weiß nicht weiter`,
  asks: 'kann ich, könnte ich, darf ich, dürfte ich, können wir, könnten wir, können sie, muss ich',
  talks: 'sprechen, reden, was sagen, etwas sagen, was erzählen, etwas erzählen',
  listener: 'sie, ihnen, dich, dir, mir, jemandem, jemand, frau, herr',
  quarrel: 'streit, gestritten, streiten, streitereien, geschrei, geschrien, gebrüll',
  schoolwork:
    'test, arbeit, klausur, aufgabe, aufgaben, frage, fragen, stunde, hausaufgabe, hausaufgaben, mathe, fach, langeweile',
  wearies:
    'bringt mich um, bringen mich um, macht mich fertig, machen mich fertig, macht mich kaputt, machen mich kaputt, tötet mich',
  opensClause: 'und, aber, weil, denn, ich, also, sorry, herr, frau',
  asides: `töte mich haha*, erschieß mich haha*, töte mich lol, ich glaube, ich glaub, ich denke, ich denke dass, ich finde, ich find, ich meine, meiner meinung nach, meiner ansicht nach, ich weiß nicht, ich weiß es nicht, ich würde sagen, ich habe gelernt, ich habe angst dass, ich hab angst dass, ich fürchte dass, ich lach mich tot, ich lache mich tot, tot gelacht, ich hasse mathe`,
};
