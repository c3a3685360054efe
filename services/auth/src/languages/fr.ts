import type { AuthTexts } from './auth-texts.ts';

export const fr: AuthTexts = {
  mail: {
    product: 'Exit tickets',
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    orCopy: 'Le bouton ne fonctionne pas ? Ouvrez ce lien :',
  },
  letters: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      why: 'Un nouveau mot de passe a été demandé pour votre compte Exit tickets.',
      button: 'Choisir un nouveau mot de passe',
      further: [
        'Le lien ne fonctionne qu’une fois et est valable une heure.',
        'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.',
      ],
    },
    'confirm-email': {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      why: 'Vous souhaitez utiliser cette adresse pour votre compte Exit tickets. Confirmez qu’elle est bien la vôtre.',
      button: 'Confirmer l’adresse e-mail',
      further: [
        'Le lien ne fonctionne qu’une fois et est valable une heure. Jusqu’à la confirmation, connectez-vous avec votre ancienne adresse.',
        'Si vous n’avez rien demandé, vous n’avez rien à faire.',
      ],
    },
    'email-taken': {
      subject: 'Vous avez déjà un compte',
      why: 'Quelqu’un souhaite utiliser cette adresse pour un autre compte Exit tickets, mais un compte existe déjà avec cette adresse. Rien n’a changé.',
      further: [
        'C’était vous ? Connectez-vous avec cette adresse ; « Mot de passe oublié ? » vous permet d’en choisir un nouveau.',
        'Si ce n’était pas vous, vous n’avez rien à faire.',
      ],
    },
    'email-asked': {
      subject: 'Demande de changement de votre adresse e-mail',
      why: 'Quelqu’un a demandé de remplacer l’adresse e-mail de votre compte Exit tickets par {email}. Elle ne changera qu’après confirmation au moyen du lien envoyé à cette adresse.',
      further: [
        'C’était vous ? Vous n’avez rien à faire ici.',
        'Si ce n’était pas vous, connectez-vous et changez votre mot de passe : la demande sera annulée.',
      ],
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a été modifiée',
      why: 'Votre compte Exit tickets a désormais une autre adresse e-mail : {email}. Connectez-vous dorénavant avec celle-ci.',
      further: ['Si ce n’était pas vous, contactez sans attendre l’administrateur de ce site.'],
    },
  },
  export: {
    title: 'Vos données dans Exit tickets',
    intro: 'Voici ce qui est conservé avec votre compte. Les fichiers JSON servent à d’autres programmes.',
    account: 'Compte',
    tickets: 'Exit tickets',
    ticket: 'Exit ticket',
    className: 'Classe',
    madeAt: 'Créé',
    responses: 'Réponses',
    name: 'Nom',
    sentAt: 'Envoyé',
    questions: 'Questions',
    material: 'Texte du cours',
    files: 'Fichiers',
    none: 'Il n’y a aucun exit ticket.',
  },
};
