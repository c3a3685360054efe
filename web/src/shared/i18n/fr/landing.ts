import type { landing as dutch } from '../nl/landing.ts';

export const landing = {
  tab: 'Exit tickets : savoir après chaque cours ce que les élèves ont retenu',
  stillLoading: 'La page se charge encore. La suite vient ensuite d’elle-même.',
  hero: {
    sentence: 'Savoir après chaque cours ce que les élèves ont retenu',
    lead: 'Un exit ticket (ticket de sortie), ce sont quelques questions courtes en fin de cours. Créez-le à partir de votre cours ; les élèves répondent sur un ordinateur, une tablette ou un téléphone, sans compte. Vous voyez ce qu’il faut reprendre la prochaine fois.',
    create: 'Créer un exit ticket à partir de votre cours',
  },
  pin: { label: 'Élève ? Saisis le code PIN affiché au tableau', submit: 'Participer' },
  steps: {
    title: 'Comment ça marche',
    make: {
      title: 'Importez ou collez votre cours',
      text: 'Vous obtenez quelques questions sur ce cours précis, chacune avec la réponse attendue. Changez de question ou modifiez ce que vous voulez.',
    },
    share: {
      title: 'Partagez le code PIN',
      text: 'Quatre chiffres au tableau. Les élèves saisissent leur nom et répondent en quelques minutes, chacun sur son appareil.',
    },
    read: {
      title: 'Voyez ce qu’il faut reprendre demain',
      text: 'L’analyse montre ce qui bloque, avec les mots de vos élèves et une idée pour les cinq premières minutes.',
    },
  },
  picture: {
    make: 'Les questions d’un exit ticket dans l’éditeur',
    share: 'Le tableau : l’adresse, le code PIN et un code QR',
    read: 'Une analyse : 11 élèves sur 24 pensent qu’une plante tire sa nourriture du sol',
  },
  features: {
    title: 'Ce que vous obtenez',
    smart: {
      name: 'Des questions pertinentes',
      text: 'Des questions ouvertes sur ce qui compte vraiment dans votre cours. Chaque question montre la phrase dont elle vient. Vous pouvez ajouter des QCM et des échelles.',
    },
    live: {
      name: 'Des résultats en temps réel',
      text: 'Les réponses arrivent pendant que la classe travaille encore. Vous voyez qui a fini et ce qui coince.',
    },
    easy: {
      name: 'Simple à utiliser',
      text: 'Les élèves n’ont pas besoin de compte, seulement d’un code PIN. Vous pouvez commencer avant d’avoir un compte.',
    },
  },
  why: {
    title: 'À quoi servent les exit tickets (tickets de sortie)',
    intro:
      'À la fin d’un cours, on a souvent l’impression que tout le monde a compris. Ceux qui lèvent la main, oui. Un exit ticket interroge toute la classe : quelques questions dans les dernières minutes, auxquelles chacun répond avant de sortir.',
    points: [
      {
        name: 'Vous ajustez tant qu’il est encore temps.',
        text: 'Découvrir lors du contrôle qu’une notion n’est pas comprise, c’est le découvrir des semaines trop tard. Black et Wiliam ont montré qu’un enseignement qui s’adapte à ces indices en cours de route est nettement plus efficace.',
      },
      {
        name: 'Se rappeler, c’est aussi apprendre.',
        text: 'Ce que l’on retrouve de mémoire reste plus longtemps que ce que l’on relit. Les questions ne servent donc pas seulement à mesurer, elles aident à apprendre.',
      },
      {
        name: 'Les élèves discrets comptent.',
        text: 'Tous répondent, même ceux qui ne lèvent jamais la main. Vous découvrez les erreurs de raisonnement qui, sinon, resteraient cachées.',
      },
      {
        name: 'Les élèves voient où ils en sont.',
        text: 'Celui qui ne sait pas répondre sait quoi demander. Un retour est plus efficace quand il porte sur la tâche et vient vite.',
      },
    ],
  },
  design: {
    title: 'Comment concevoir un bon exit ticket',
    intro:
      'Partez de l’objectif du cours : que doit savoir faire ou expliquer chaque élève ? Ensuite, ces règles vous aident.',
    points: [
      {
        name: 'Restez bref.',
        text: 'Deux à cinq questions, trois suffisent en général. Un élève doit pouvoir finir en cinq minutes.',
      },
      {
        name: 'Une idée par question.',
        text: 'Avec une question double, on ne sait plus quelle moitié posait problème.',
      },
      {
        name: 'Demandez une explication.',
        text: 'Oui ou non, cela se devine. « Explique pourquoi » montre comment l’élève pense.',
      },
      {
        name: 'Pensez d’abord à l’erreur.',
        text: 'Repérez l’idée fausse la plus probable et posez une question où elle mène à une autre réponse que l’idée juste.',
      },
      {
        name: 'Variez les niveaux.',
        text: 'Une question pour restituer, une pour appliquer, une pour aller plus loin. Chacun a ainsi quelque chose à montrer.',
      },
      {
        name: 'Servez-vous-en.',
        text: 'Commencez le cours suivant par ce que vous avez vu. Les élèves répondent plus sérieusement quand ils savent qu’on les lit.',
      },
    ],
  },
  examples: {
    title: 'Exemples de questions par matière',
    intro:
      'Pour chaque sujet, trois questions, de la restitution à l’approfondissement, avec ce que la réponse vous apprend.',
    level: 'Niveau',
    question: 'Question',
    shows: 'Ce que vous voyez',
    levels: ['Comprendre', 'Appliquer', 'Approfondir'],
    subjects: [
      {
        subject: 'SVT : la photosynthèse',
        rows: [
          {
            question: 'Explique avec tes mots ce qu’une plante fait du dioxyde de carbone.',
            shows: 'Si les élèves savent que la plante en fait sa propre matière.',
          },
          {
            question: 'Une plante passe une semaine dans un placard sombre. Que devient le glucose dans ses feuilles ?',
            shows: 'S’ils voient la lumière comme une condition et non comme un aliment.',
          },
          {
            question: 'Un arbre de 500 kilos est né d’une graine. D’où vient l’essentiel de sa masse ? Explique.',
            shows: 'L’idée tenace que la masse d’une plante vient de la terre.',
          },
        ],
      },
      {
        subject: 'Mathématiques : fonctions affines',
        rows: [
          {
            question: 'Que signifie le 3 dans la formule y = 3x + 5 ?',
            shows: 'Si le coefficient directeur et l’ordonnée à l’origine sont distingués.',
          },
          {
            question:
              'Une course de taxi coûte 4 euros, plus 2,50 euros par kilomètre. Écris la formule et calcule le prix pour 12 kilomètres.',
            shows: 'Si les élèves savent passer d’une situation à une formule.',
          },
          {
            question: 'Deux droites distinctes ont le même coefficient directeur. Peuvent-elles se couper ? Justifie.',
            shows: 'Si le coefficient directeur évoque aussi une image, et pas seulement un nombre.',
          },
        ],
      },
      {
        subject: 'Histoire : la Révolution française',
        rows: [
          {
            question: 'Cite deux raisons du mécontentement du tiers état.',
            shows: 'Si les causes sont données comme causes et non comme événements.',
          },
          {
            question: 'Tu es boulanger à Paris en 1789. Descends-tu dans la rue ? Pourquoi ?',
            shows: 'Si les élèves savent se replacer dans l’époque.',
          },
          {
            question: 'La Révolution aurait-elle éclaté sans les mauvaises récoltes de 1788 ? Donne un argument.',
            shows: 'S’ils distinguent l’élément déclencheur de la cause profonde.',
          },
        ],
      },
      {
        subject: 'Français : argumenter',
        rows: [
          {
            question: 'Quelle est la différence entre une thèse et un argument ?',
            shows: 'Si les deux notions sont bien distinguées.',
          },
          {
            question:
              'Donne un argument pour l’interdiction du téléphone à l’école, et le contre-argument le plus fort.',
            shows: 'Si le contre-argument répond au même point.',
          },
          {
            question: '« Tout le monde le pense, donc c’est vrai. » Qu’est-ce qui ne va pas ?',
            shows: 'Si un faux raisonnement est reconnu sans être nommé.',
          },
        ],
      },
    ],
  },
  mistakes: {
    title: 'Erreurs fréquentes',
    points: [
      {
        name: 'Demander ce que les élèves ont appris.',
        text: '« Qu’as-tu appris aujourd’hui ? » ne donne que le titre du chapitre. Interrogez sur la notion elle-même.',
      },
      {
        name: 'Mettre une note.',
        text: 'Avoir raison compte alors plus qu’être honnête. Un exit ticket donne des pistes, pas une note.',
      },
      {
        name: 'Trop de questions.',
        text: 'S’il y en a dix, vous ne lirez pas les réponses avant le cours suivant, et ce sera pour rien.',
      },
      {
        name: 'Commencer trop tard.',
        text: 'Quand ça sonne, tout le monde est parti. Prévoyez cinq minutes et tenez-vous-y.',
      },
      {
        name: 'Ne rien en faire.',
        text: 'Une phrase au début du cours suivant suffit : j’ai vu ceci, donc nous faisons cela.',
      },
    ],
  },
  conclusion: {
    title: 'En conclusion',
    text: 'Un exit ticket coûte cinq minutes de cours et cinq minutes de lecture. En échange, le cours suivant commence là où vos élèves en sont vraiment. Essayez avec une classe et un sujet, et voyez ce que vous découvrirez.',
    start: 'Créer votre premier exit ticket',
  },
  sources: 'Sources',
} satisfies typeof dutch;
