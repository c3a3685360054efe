import type { landing as dutch } from '../nl/landing.ts';

export const landing = {
  tab: 'Exit-Tickets: nach jeder Stunde wissen, was hängen geblieben ist',
  stillLoading: 'Die Seite lädt noch. Danach geht es von selbst weiter.',
  hero: {
    sentence: 'Nach jeder Stunde wissen, was hängen geblieben ist',
    lead: 'Ein Exit-Ticket: ein paar kurze Fragen am Ende der Stunde. Sie erstellen sie aus Ihrem Unterrichtsmaterial, die Klasse antwortet am Laptop, Tablet oder Handy, ohne Konto. Danach sehen Sie, was in der nächsten Stunde dran ist.',
    create: 'Ein Exit-Ticket zu Ihrer Stunde erstellen',
  },
  pin: { label: 'Schüler oder Schülerin? Gib die PIN von der Tafel ein', submit: 'Mitmachen' },
  steps: {
    title: 'So funktioniert es',
    make: {
      title: 'Material hochladen oder einfügen',
      text: 'Sie erhalten ein paar Fragen zu genau dieser Stunde, jede mit Musterlösung. Tauschen Sie eine Frage aus oder ändern Sie, was Sie möchten.',
    },
    share: {
      title: 'PIN teilen',
      text: 'Vier Ziffern an der Tafel. Alle geben ihren Namen ein und antworten in wenigen Minuten auf dem eigenen Gerät.',
    },
    read: {
      title: 'Sehen, was morgen dran ist',
      text: 'Die Auswertung zeigt, wo es hakt, in den Worten Ihrer Klasse, und gibt Ihnen eine Idee für die ersten fünf Minuten.',
    },
  },
  picture: {
    make: 'Die Fragen eines Exit-Tickets im Editor',
    share: 'Die Tafel: Adresse, PIN und QR-Code',
    read: 'Eine Auswertung: 11 von 24 denken, dass eine Pflanze ihre Nahrung aus dem Boden holt',
  },
  features: {
    title: 'Was Sie bekommen',
    smart: {
      name: 'Kluge Fragen',
      text: 'Offene Fragen zu dem, was in Ihrer Stunde wirklich wichtig ist. Bei jeder Frage sehen Sie den Satz, aus dem sie stammt. Auswahlfragen und Skalen fügen Sie selbst hinzu.',
    },
    live: {
      name: 'Ergebnisse in Echtzeit',
      text: 'Antworten erscheinen, während die Klasse noch arbeitet. Sie sehen, wer fertig ist und wo es schwierig wird.',
    },
    easy: {
      name: 'Leicht zu bedienen',
      text: 'Die Klasse braucht kein Konto, nur eine PIN. Sie können anfangen, bevor Sie ein Konto haben.',
    },
  },
  why: {
    title: 'Warum Exit-Tickets helfen',
    intro:
      'Am Ende einer Stunde fühlt es sich oft so an, als hätten es alle verstanden. Wer sich meldet, hat es auch verstanden. Ein Exit-Ticket fragt die ganze Klasse: ein paar Fragen in den letzten Minuten, die alle beantworten, bevor sie den Raum verlassen.',
    points: [
      {
        name: 'Sie steuern nach, solange es noch geht.',
        text: 'Wer erst bei der Klassenarbeit merkt, dass ein Begriff nicht angekommen ist, merkt es Wochen zu spät. Black und Wiliam haben gezeigt, dass Unterricht, der sich an solche Hinweise anpasst, deutlich mehr bewirkt.',
      },
      {
        name: 'Auch Abrufen ist Lernen.',
        text: 'Was man aus dem Gedächtnis abruft, behält man länger als das, was man noch einmal liest. Die Fragen messen also nicht nur, sie helfen auch.',
      },
      {
        name: 'Die Stillen zählen mit.',
        text: 'Alle antworten, auch wer sich nie meldet. Sie sehen die Denkfehler, die sonst verborgen bleiben.',
      },
      {
        name: 'Die Lernenden sehen, wo sie stehen.',
        text: 'Wer eine Frage nicht beantworten kann, weiß, wo noch etwas fehlt. Rückmeldung wirkt am besten, wenn sie die Aufgabe betrifft und bald kommt.',
      },
    ],
  },
  design: {
    title: 'So entsteht ein gutes Exit-Ticket',
    intro:
      'Gehen Sie vom Ziel der Stunde aus: Was sollten jetzt alle wissen oder erklären können? Danach helfen diese Regeln.',
    points: [
      {
        name: 'Fassen Sie sich kurz.',
        text: 'Zwei bis fünf Fragen, meist genügen drei. In fünf Minuten sollte man fertig sein.',
      },
      {
        name: 'Ein Gedanke pro Frage.',
        text: 'Bei einer doppelten Frage wissen Sie hinterher nicht, welcher Teil das Problem war.',
      },
      {
        name: 'Fragen Sie nach Gründen.',
        text: 'Ja oder nein lässt sich raten. „Erkläre, warum“ zeigt, wie jemand denkt.',
      },
      {
        name: 'Denken Sie zuerst an den Fehler.',
        text: 'Überlegen Sie, welches Missverständnis Sie erwarten, und fragen Sie so, dass es zu einer anderen Antwort führt als die richtige Vorstellung.',
      },
      {
        name: 'Mischen Sie die Anforderungsbereiche.',
        text: 'Eine Frage zum Wiedergeben, eine zum Anwenden, eine zum Weiterdenken. So können alle etwas zeigen.',
      },
      {
        name: 'Machen Sie etwas daraus.',
        text: 'Beginnen Sie die nächste Stunde mit dem, was Sie gesehen haben. Wer merkt, dass es gelesen wird, antwortet ernsthafter.',
      },
    ],
  },
  examples: {
    title: 'Beispielfragen nach Fach',
    intro:
      'Jeweils drei Fragen zu einem Thema, vom Wiedergeben bis zu den Zusammenhängen, und was die Antwort Ihnen sagt.',
    level: 'Anforderungsbereich',
    question: 'Frage',
    shows: 'Was Sie sehen',
    levels: ['Verstehen', 'Anwenden', 'Zusammenhänge'],
    subjects: [
      {
        subject: 'Biologie: Fotosynthese',
        rows: [
          {
            question: 'Erkläre mit eigenen Worten, was eine Pflanze mit Kohlenstoffdioxid macht.',
            shows: 'Ob bekannt ist, dass die Pflanze daraus ihre eigenen Stoffe aufbaut.',
          },
          {
            question:
              'Eine Zimmerpflanze steht eine Woche in einem dunklen Schrank. Was passiert mit der Glucose im Blatt?',
            shows: 'Ob Licht als Bedingung gesehen wird und nicht als Nahrung.',
          },
          {
            question:
              'Ein 500 Kilo schwerer Baum ist aus einem Samen gewachsen. Woher kommt der größte Teil seiner Masse? Begründe.',
            shows: 'Die hartnäckige Vorstellung, dass Pflanzen ihre Masse aus der Erde holen.',
          },
        ],
      },
      {
        subject: 'Mathematik: lineare Funktionen',
        rows: [
          {
            question: 'Was bedeutet die 3 in der Gleichung y = 3x + 5?',
            shows: 'Ob Steigung und y-Achsenabschnitt unterschieden werden.',
          },
          {
            question:
              'Eine Taxifahrt kostet 4 Euro Grundgebühr und 2,50 Euro pro Kilometer. Stelle die Gleichung auf und berechne den Preis für 12 Kilometer.',
            shows: 'Ob der Weg vom Text zur Gleichung gelingt.',
          },
          {
            question: 'Zwei Geraden haben dieselbe Steigung. Können sie sich schneiden? Begründe.',
            shows: 'Ob zur Steigung auch ein Bild gehört und nicht nur eine Zahl.',
          },
        ],
      },
      {
        subject: 'Geschichte: die Französische Revolution',
        rows: [
          {
            question: 'Nenne zwei Gründe, warum der Dritte Stand unzufrieden war.',
            shows: 'Ob Ursachen als Ursachen genannt werden und nicht als Ereignisse.',
          },
          {
            question: 'Du bist 1789 Bäcker in Paris. Gehst du auf die Straße? Warum oder warum nicht?',
            shows: 'Ob man sich in die Zeit hineinversetzen kann.',
          },
          {
            question: 'Wäre die Revolution auch ohne die Missernte von 1788 ausgebrochen? Nenne ein Argument.',
            shows: 'Ob Anlass und Ursache unterschieden werden.',
          },
        ],
      },
      {
        subject: 'Deutsch: Erörterung',
        rows: [
          {
            question: 'Was ist der Unterschied zwischen einer These und einem Argument?',
            shows: 'Ob die beiden Begriffe unterschieden werden.',
          },
          {
            question: 'Nenne ein Argument für ein Handyverbot in der Schule und das stärkste Gegenargument.',
            shows: 'Ob das Gegenargument auf denselben Punkt antwortet.',
          },
          {
            question: '„Alle denken so, also stimmt es.“ Was ist daran falsch?',
            shows: 'Ob ein Scheinargument erkannt wird, auch ohne den Fachbegriff.',
          },
        ],
      },
    ],
  },
  mistakes: {
    title: 'Häufige Fehler',
    points: [
      {
        name: 'Fragen, was gelernt wurde.',
        text: '„Was hast du heute gelernt?“ bringt nur die Überschrift des Kapitels. Fragen Sie nach dem Begriff selbst.',
      },
      {
        name: 'Eine Note geben.',
        text: 'Dann zählt die richtige Antwort mehr als die ehrliche. Ein Exit-Ticket gibt Hinweise, keine Noten.',
      },
      {
        name: 'Zu viele Fragen.',
        text: 'Zehn Antworten pro Kopf lesen Sie bis zur nächsten Stunde nicht, und dann war es umsonst.',
      },
      {
        name: 'Zu spät anfangen.',
        text: 'Wenn es klingelt, sind alle weg. Planen Sie fünf Minuten ein und halten Sie sie frei.',
      },
      {
        name: 'Nichts daraus machen.',
        text: 'Ein Satz zu Beginn der nächsten Stunde genügt: Das habe ich gesehen, also machen wir jetzt dies.',
      },
    ],
  },
  conclusion: {
    title: 'Zum Schluss',
    text: 'Ein Exit-Ticket kostet fünf Minuten Unterricht und fünf Minuten Lesen. Dafür beginnt die nächste Stunde dort, wo Ihre Klasse wirklich steht. Probieren Sie es mit einer Klasse und einem Thema aus und sehen Sie, was dabei herauskommt.',
    start: 'Ihr erstes Exit-Ticket erstellen',
  },
  sources: 'Quellen',
} satisfies typeof dutch;
