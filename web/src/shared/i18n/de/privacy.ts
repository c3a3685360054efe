import type { privacy as dutch } from '../nl/privacy.ts';

export const privacy = {
  title: 'Datenschutzerklärung',
  updated: 'Zuletzt aktualisiert am 30. Mai 2025',
  intro:
    'Exit-Tickets läuft auf einem Server Ihrer Schule oder der Organisation, die diese Website anbietet. Diese Organisation entscheidet über die Daten und ist dafür verantwortlich. Hier steht, was die Website speichert, wofür und wie lange.',
  contents: 'Auf dieser Seite',
  installation: {
    title: 'Diese Installation',
    responsible: 'Verantwortlich',
    responsibleUnknown: 'Das hat die Administration nicht angegeben. Fragen Sie Ihre Schule.',
    model: 'KI-Modell',
    unknown: 'Das ließ sich gerade nicht abfragen.',
    noModel: 'Es ist keine KI eingerichtet: Kein Text geht an ein Sprachmodell.',
    modelAt: 'Das Sprachmodell {{model}} bei {{host}}.',
    modelOwn: 'Das Sprachmodell {{model}} auf einem eigenen Server.',
    scope: {
      answers:
        'Es erstellt Fragen, schlägt Bewertungen von Antworten vor und formuliert die Auswertung. Lehrkräfte können ein Exit-Ticket oder die Antworten einer einzelnen Person davon ausnehmen.',
      class:
        'Es erstellt Fragen und formuliert die Auswertung einer Klasse aus Antworten, die die Lehrkraft schon bewertet hat. Über Einzelne sagt es nichts.',
    },
    retention: 'Aufbewahrung',
    keptFor:
      'Namen und einzelne Antworten werden {{count}} Tage nach der letzten Antwort auf ein Exit-Ticket gelöscht. Anzahlen bleiben, ebenso Antworten, die mindestens drei Lernende ungefähr so gegeben haben, bis die Lehrkraft das Exit-Ticket löscht.',
    keptUntilDeleted:
      'Namen und Antworten bleiben, bis die Lehrkraft sie löscht oder anonymisiert: Es ist keine feste Frist eingestellt.',
    mail: 'E-Mail',
    noMail: 'Diese Seite verschickt keine E-Mails.',
    mailAt: 'E-Mails an Lehrkräfte gehen über {{host}}.',
    mailOwn: 'E-Mails an Lehrkräfte gehen über einen eigenen Server.',
    log: 'Protokoll',
    logsRequests: 'Eine Zeile je Anfrage, ohne Namen, Antworten, PINs und IP-Adressen.',
    logsFailures: 'Nur, was schiefgeht, ohne Namen, Antworten, PINs und IP-Adressen.',
    traces: 'Wann und wie lange Teile der Seite gearbeitet haben, geht ohne Namen und Antworten an {{host}}.',
  },
  accessibility: {
    updated: 'Erstellt für diese Version, November 2026',
    intro:
      'Alle sollen diese Seite nutzen können. Hier steht, wie weit das gelungen ist und wo Sie eine Barriere melden.',
    sections: {
      status: {
        title: 'Wie barrierefrei die Seite ist',
        points: [
          'Die Seite erfüllt die WCAG 2.2, Stufen A und AA, teilweise.',
          'Das sagen die Hersteller selbst; sonst hat es niemand geprüft.',
        ],
      },
      tested: {
        title: 'Wie das geprüft wurde',
        points: [
          'Jede Version wird in einem echten Browser mit axe-core geprüft, hell und dunkel, schmal und breit, und mit der Tastatur.',
          'Nicht geprüft wurde mit Screenreadern, Sprachsteuerung, Bildschirmlupe oder Schaltersteuerung und nicht von Menschen mit Behinderung.',
        ],
      },
      shortcomings: {
        title: 'Was noch fehlt',
        points: [
          'Gelöschte Antworten lassen sich nur 10 Sekunden lang zurückholen; diese Zeit ist nicht verlängerbar (2.2.1).',
          'Nach einem neuen Passwort oder einem ungültigen Link geht es nach 3 Sekunden weiter, wenn Sie nicht auf „Hier bleiben“ drücken (2.2.1).',
          'Meldungen, dass etwas geklappt hat, verschwinden nach 5 Sekunden von selbst (2.2.1).',
          'Die Sprache dessen, was Lehrkräfte und Lernende schreiben, ist für Screenreader nur angegeben, wo die Seite sie erkennt (3.1.2).',
          'Wie ein Screenreader die PDFs vorliest, ist nicht bekannt.',
        ],
      },
      contact: {
        title: 'Eine Barriere melden',
        points: [
          'Schreiben Sie, welche Seite es war, was Sie tun wollten und mit welchem Browser und Hilfsmittel. Hilft das nicht, können Sie sich an die Durchsetzungs- oder Schlichtungsstelle Ihres Landes wenden.',
        ],
      },
    },
  },
  sections: {
    collected: {
      title: 'Welche Daten wir erheben',
      points: [
        'Von Lehrkräften: E-Mail-Adresse, Passwort (nur als Hash, nicht lesbar), die Sprache Ihres Kontos und, wenn Sie ihn angeben, Ihr Vor- und Nachname.',
        'Von Exit-Tickets: Titel, Klasse, Klassengröße, Fragen und der Unterrichtstext, aus dem die Fragen entstanden sind. Eine hochgeladene Datei wird gelesen und danach verworfen; nur ihr Text bleibt, wenn Sie das Exit-Ticket speichern.',
        'Von Lernenden: der Name, den sie selbst eintippen, ihre Antworten und der Zeitpunkt. Lernende haben kein Konto. Ein Vorname oder Spitzname genügt.',
        'Technische Daten: IP-Adressen, kurz gespeichert zum Schutz vor Missbrauch, und ein Protokoll der Anfragen ohne Namen und Antworten.',
      ],
    },
    use: {
      title: 'Wofür wir sie verwenden',
      points: [
        'Um Fragen zu erstellen, Antworten zu sammeln und der Lehrkraft zu zeigen, was die nächste Stunde braucht.',
        'Die Auswertung und die Bewertung von Antworten sind eine Hilfe für den Unterricht. Sie sind nicht für Noten oder für Entscheidungen über Lernende gedacht; die Lehrkraft entscheidet selbst.',
        'Nicht für Werbung, nicht für Profile, nicht zum Trainieren von Modellen.',
      ],
    },
    sharing: {
      title: 'Mit wem wir sie teilen',
      points: [
        'Nur die Lehrkraft, die ein Exit-Ticket erstellt hat, sieht die Antworten darauf.',
        'Hat die Administration einen KI-Dienst eingerichtet, gehen Unterrichtstext, Fragen und Antworten dorthin. Die Namen der Lernenden werden nicht mitgeschickt; Namen aus der Klasse, E-Mail-Adressen und Telefonnummern in einer Antwort werden zuvor unkenntlich gemacht. Ohne KI-Dienst bleibt alles auf dem Server.',
        'Wir verkaufen nichts und geben nichts weiter, es sei denn, das Gesetz verlangt es.',
      ],
    },
    security: {
      title: 'Wie wir sie schützen',
      points: [
        'Passwörter werden gehasht. Ihre Anmeldung läuft von selbst ab und endet auf anderen Geräten, wenn Sie Ihr Passwort ändern.',
        'Eine vierstellige PIN öffnet nur die Fragen eines offenen Exit-Tickets und nach dem Schließen eine Stunde lang die richtigen Antworten, die die Lehrkraft freigibt. Nie öffnet sie, was Lernende geantwortet haben. Wer PINs zu erraten versucht, wird gebremst.',
        'Die Website lädt nichts von anderen Firmen: keine Schriften, kein Tracking, keine Werbung.',
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      points: [
        'Sie dürfen Ihre Daten einsehen, berichtigen und löschen lassen, sie mitnehmen und ihrer Verwendung widersprechen.',
        'Lehrkräfte können ihre Daten unter „Ihr Konto“ einsehen, ändern und herunterladen und dort ihr Konto mit allem, was dazugehört, löschen. Auch ein einzelnes Exit-Ticket können sie selbst löschen und alles unter dem Namen einer einzelnen Person suchen, herunterladen und löschen. Für alles andere, und für Lernende und Eltern: Fragen Sie die Lehrkraft oder die Schule.',
        'Sie können sich bei der Datenschutzaufsicht Ihres Landes beschweren.',
      ],
    },
    retention: {
      title: 'Wie lange wir sie aufbewahren',
      points: [
        'Namen und einzelne Antworten bleiben so lange, wie es oben für diese Installation steht, oder bis die Lehrkraft sie früher anonymisiert oder löscht. Danach bleiben nur Anzahlen und Antworten, die mindestens drei Lernende ungefähr so gegeben haben, bis die Lehrkraft das Exit-Ticket löscht.',
        'Ein Konto bleibt, bis die Lehrkraft es löscht. Alles, was dazugehört, verschwindet dann sofort von der Website. Gelöschtes bleibt in Sicherungskopien der Administration, bis diese ersetzt werden. Ein Link zum Zurücksetzen des Passworts oder zum Bestätigen einer E-Mail-Adresse gilt eine Stunde.',
        'Was Lernende tippen, bleibt bis zum Absenden auf dem eigenen Gerät, höchstens einen Tag. Danach weiß das Gerät nur noch, wann gesendet wurde und mit welcher PIN.',
      ],
    },
    cookies: {
      title: 'Cookies und Speicher im Browser',
      points: [
        'Zwei Cookies, nur nach dem Anmelden. Das eine hält Sie sieben Tage angemeldet. Am anderen erkennt Ihr Konto dieses Gerät ein halbes Jahr lang wieder, damit Sie nicht ausgesperrt werden, wenn jemand Ihr Passwort zu erraten versucht. Lernende bekommen kein Cookie.',
        'Der Browser speichert Ihre Einstellungen (Sprache, Tastenkürzel, ausgeblendete Namen), Exit-Tickets, die noch nicht gespeichert sind (48 Stunden), Unterrichtstext, den Sie eingegeben haben (bis Sie das Fenster schließen), und den Entwurf von Lernenden.',
        'Dafür ist keine Einwilligung nötig: Ohne das funktioniert die Website nicht.',
      ],
    },
    contact: {
      title: 'Kontakt',
      points: ['Fragen zu diesen Daten richten Sie an Ihre Schule oder an die Adresse unten.'],
    },
    changes: {
      title: 'Änderungen',
      points: [
        'Ändert sich diese Erklärung, ändert sich das Datum oben. Über wichtige Änderungen informieren wir die Lehrkräfte.',
      ],
    },
  },
} satisfies typeof dutch;
