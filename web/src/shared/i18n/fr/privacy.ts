import type { privacy as dutch } from '../nl/privacy.ts';

export const privacy = {
  title: 'Politique de confidentialité',
  updated: 'Dernière mise à jour le 30 mai 2025',
  intro:
    'Exit tickets fonctionne sur un serveur de votre école ou de l’organisation qui propose ce site. Cette organisation décide de l’usage des données et en est responsable. Cette page dit ce que le site conserve, pourquoi et combien de temps.',
  contents: 'Sur cette page',
  installation: {
    title: 'Cette installation',
    responsible: 'Responsable',
    responsibleUnknown: 'L’administrateur ne l’a pas indiqué. Demandez-le à votre école.',
    model: 'Modèle d’IA',
    unknown: 'Cela n’a pas pu être vérifié pour le moment.',
    noModel: 'Aucune IA n’est configurée : aucun texte n’est envoyé à un modèle de langage.',
    modelAt: 'Le modèle de langage {{model}} chez {{host}}.',
    modelOwn: 'Le modèle de langage {{model}} sur notre propre serveur.',
    scope: {
      answers:
        'Il rédige des questions, évalue les réponses à titre indicatif et formule l’analyse. L’enseignant peut en exclure un exit ticket, ou ce qu’un élève a écrit.',
      class:
        'Il rédige des questions et formule l’analyse d’une classe, à partir de réponses que l’enseignant a déjà évaluées. Il ne dit rien d’un élève en particulier.',
    },
    retention: 'Durée de conservation',
    keptFor:
      'Les noms et les réponses isolées sont supprimés {{count}} jours après la dernière réponse à un exit ticket. Les nombres, et les réponses que trois élèves au moins ont données à peu près ainsi, restent jusqu’à ce que l’enseignant supprime l’exit ticket.',
    keptUntilDeleted:
      'Les noms et les réponses restent jusqu’à ce que l’enseignant les supprime ou les rende anonymes : aucune durée fixe n’est réglée.',
    mail: 'E-mail',
    noMail: 'Ce site n’envoie pas d’e-mail.',
    mailAt: 'Les e-mails aux enseignants passent par {{host}}.',
    mailOwn: 'Les e-mails aux enseignants passent par notre propre serveur.',
    log: 'Journal',
    logsRequests: 'Une ligne par requête, sans noms, réponses, codes PIN ni adresses IP.',
    logsFailures: 'Seulement ce qui échoue, sans noms, réponses, codes PIN ni adresses IP.',
    traces:
      'Les heures et les durées de fonctionnement des parties du site sont envoyées à {{host}}, sans noms ni réponses.',
  },
  accessibility: {
    updated: 'Rédigé pour cette version, novembre 2026',
    intro: 'Tout le monde doit pouvoir utiliser ce site. Cette page dit où nous en sommes, et où signaler un obstacle.',
    sections: {
      status: {
        title: 'Le niveau d’accessibilité du site',
        points: [
          'Le site est partiellement conforme aux WCAG 2.2, niveaux A et AA.',
          'C’est ce que disent ses auteurs ; personne d’autre ne l’a vérifié.',
        ],
      },
      tested: {
        title: 'Comment cela a été testé',
        points: [
          'Chaque version est vérifiée dans un vrai navigateur avec axe-core, en thème clair et sombre, sur écran étroit et large, et au clavier.',
          'Aucun test avec un lecteur d’écran, une commande vocale, une loupe ou un contacteur, ni par des personnes handicapées.',
        ],
      },
      shortcomings: {
        title: 'Ce qui reste à améliorer',
        points: [
          'Des réponses retirées peuvent être rétablies pendant 10 secondes, sans prolongation possible (2.2.1).',
          'Après un nouveau mot de passe ou un lien non valide, la page suivante s’ouvre au bout de 3 secondes, sauf si vous choisissez de rester (2.2.1).',
          'Les messages de réussite disparaissent d’eux-mêmes après 5 secondes (2.2.1).',
          'La langue de ce qu’écrivent les enseignants et les élèves n’est indiquée que lorsque le site la reconnaît (3.1.2).',
          'Nous ne savons pas comment un lecteur d’écran lit les PDF.',
        ],
      },
      contact: {
        title: 'Signaler un obstacle',
        points: [
          'Dites de quelle page il s’agit, ce que vous vouliez faire, et avec quel navigateur et quelle aide technique. Si cela ne suffit pas, vous pouvez vous adresser à l’organisme chargé de l’accessibilité numérique dans votre pays.',
        ],
      },
    },
  },
  sections: {
    collected: {
      title: 'Les données que nous recueillons',
      points: [
        'Sur les enseignants : adresse e-mail, mot de passe (haché, donc illisible), langue de votre compte et, si vous les indiquez, prénom et nom.',
        'Sur les exit tickets : titre, classe, nombre d’élèves, questions, et le texte du cours dont les questions sont tirées. Un fichier importé est lu puis supprimé ; seul son texte reste, si vous enregistrez l’exit ticket.',
        'Sur les élèves : le nom qu’ils saisissent eux-mêmes, leurs réponses, la date et l’heure. Les élèves n’ont pas de compte. Un prénom ou un surnom suffit.',
        'Données techniques : les adresses IP, gardées brièvement pour éviter les abus, et un journal des requêtes sans noms ni réponses.',
      ],
    },
    use: {
      title: 'À quoi elles servent',
      points: [
        'À créer des questions, à recueillir des réponses et à montrer à l’enseignant ce que le prochain cours demande.',
        'L’analyse et l’évaluation des réponses sont une aide pour le cours. Elles ne sont pas destinées aux notes ni aux décisions concernant un élève ; l’enseignant juge lui-même.',
        'Ni pour la publicité, ni pour des profils, ni pour entraîner des modèles.',
      ],
    },
    sharing: {
      title: 'Avec qui nous les partageons',
      points: [
        'Seul l’enseignant qui a créé un exit ticket en voit les réponses.',
        'Si l’administrateur a configuré un service d’IA, le texte du cours, les questions et les réponses lui sont envoyés. Le nom de l’élève n’est pas transmis ; les noms de camarades, adresses e-mail et numéros de téléphone dans une réponse sont d’abord masqués. Sans service d’IA, tout reste sur le serveur.',
        'Nous ne vendons rien et ne transmettons rien, sauf si la loi l’exige.',
      ],
    },
    security: {
      title: 'Comment nous les protégeons',
      points: [
        'Les mots de passe sont hachés. Votre connexion expire d’elle-même et prend fin sur vos autres appareils quand vous changez de mot de passe.',
        'Un code PIN à 4 chiffres n’ouvre que les questions d’un exit ticket ouvert et, pendant une heure après la fermeture, les bonnes réponses que l’enseignant publie. Jamais ce que les élèves ont répondu. Les tentatives répétées sont freinées.',
        'Le site ne charge rien d’autres entreprises : ni polices, ni mesure d’audience, ni publicité.',
      ],
    },
    rights: {
      title: 'Vos droits',
      points: [
        'Vous pouvez consulter vos données, les faire corriger ou supprimer, les récupérer, et vous opposer à leur usage.',
        'Dans « Votre compte », les enseignants peuvent consulter, modifier et télécharger leurs données, et supprimer leur compte avec tout ce qui s’y rattache. Ils peuvent aussi supprimer un seul exit ticket, et chercher, télécharger et supprimer tout ce qui est sous le nom d’un seul élève. Pour le reste, et pour les élèves et les parents : adressez-vous à l’enseignant ou à l’école.',
        'Vous pouvez déposer une plainte auprès de l’autorité de protection des données de votre pays.',
      ],
    },
    retention: {
      title: 'Combien de temps nous les gardons',
      points: [
        'Les noms et les réponses isolées restent aussi longtemps qu’indiqué plus haut pour cette installation, ou jusqu’à ce que l’enseignant les rende anonymes ou les supprime plus tôt. Ensuite, seuls restent les nombres, et les réponses que trois élèves au moins ont données à peu près ainsi, jusqu’à ce que l’enseignant supprime l’exit ticket.',
        'Un compte reste jusqu’à ce que l’enseignant le supprime. Tout ce qui s’y rattache disparaît alors aussitôt du site. Ce qui est supprimé reste dans les sauvegardes de l’administrateur jusqu’à leur remplacement. Un lien pour réinitialiser le mot de passe ou confirmer une adresse e-mail est valable une heure.',
        'Ce qu’un élève écrit reste sur son appareil jusqu’à l’envoi, un jour au plus. Ensuite l’appareil retient seulement quand l’envoi a eu lieu, et avec quel code PIN.',
      ],
    },
    cookies: {
      title: 'Cookies et stockage dans votre navigateur',
      points: [
        'Deux cookies, seulement après la connexion. L’un maintient votre connexion pendant sept jours. L’autre permet à votre compte de reconnaître cet appareil pendant six mois, pour que quelqu’un qui essaie de deviner votre mot de passe ne bloque pas votre accès. Les élèves ne reçoivent pas de cookie.',
        'Le navigateur garde vos choix (langue, raccourcis clavier, noms masqués), les exit tickets qui ne sont pas encore enregistrés (48 heures), un texte de cours que vous avez saisi (jusqu’à la fermeture de la fenêtre), et le brouillon d’un élève.',
        'Cela ne demande pas de consentement : sans cela, le site ne fonctionne pas.',
      ],
    },
    contact: {
      title: 'Contact',
      points: ['Pour toute question sur ces données, adressez-vous à votre école, ou écrivez à l’adresse ci-dessous.'],
    },
    changes: {
      title: 'Modifications',
      points: [
        'Si cette politique change, la date en haut change aussi. Nous informons les enseignants des changements importants.',
      ],
    },
  },
} satisfies typeof dutch;
