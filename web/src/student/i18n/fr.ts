import { listed, type Texts } from './texts.ts';

export const fr: Texts = {
  language: 'Langue',
  join: {
    title: 'Remplis ton exit ticket',
    hint: 'Tape le PIN à 4 chiffres que ton enseignant affiche.',
    pin: 'PIN',
    go: 'Continuer',
    looking: 'Chargement...',
    noConnection: 'Pas de connexion, nous réessayons',
  },
  invalidPin: 'PIN invalide ou exit ticket introuvable',
  tooManyAttempts: 'Trop de tentatives. Attends un peu et réessaie.',
  tryNow: 'Essayer maintenant',
  ticket: { isThisYours: 'Est-ce ton cours ?', other: 'Non, un autre PIN' },
  name: { label: 'Ton nom', hint: 'Ton enseignant voit ton nom avec tes réponses.', required: 'Nom requis' },
  place: (place, of) => `${place} sur ${of}`,
  notAnswered: 'Pas encore de réponse',
  notAllAnswered: 'Toutes les questions n’ont pas de réponse',
  scale: { low: 'faible', high: 'élevé' },
  charactersLeft: (left) => `Encore ${left} caractères`,
  restored: { text: 'Ce que tu avais tapé est encore là.', startAgain: 'Recommencer' },
  send: {
    button: 'Envoyer',
    missing: ({ isNameMissing, questions }) =>
      `À compléter : ${listed(
        [
          ...(isNameMissing ? ['ton nom'] : []),
          ...questions.map((place, index) => (index === 0 ? `question ${place}` : String(place))),
        ],
        'et',
      )}`,
    ready: 'Tout est rempli.',
    sending: 'Envoi...',
    waiting: 'Pas encore envoyé, nous réessayons',
  },
  failed: {
    title: 'Échec de l’envoi',
    unknown: 'Erreur inconnue',
    kept: 'Ce que tu as tapé est encore sur cet appareil.',
    byCode: {
      ticket_closed: 'Cet exit ticket est fermé. Montre tes réponses à ton enseignant.',
      ticket_not_found: 'Cet exit ticket n’existe plus. Demande un nouveau PIN à ton enseignant.',
      ticket_full: 'Cet exit ticket contient déjà autant de réponses que possible.',
      internal: 'Un problème est survenu sur le serveur. Réessaie.',
      storage_full: 'Le serveur n’a plus de place. Préviens ton enseignant.',
    },
  },
  closed: 'Cet exit ticket est fermé. Ce que tu as tapé est encore sur cet appareil : montre-le à ton enseignant.',
  questionsChanged: 'Ton enseignant a modifié les questions. Vérifie tes réponses et envoie-les.',
  receipt: {
    title: 'Merci',
    sentAt: (time) => `Envoyé à ${time}`,
    explanation: 'Tes réponses sont chez ton enseignant. Rien n’est gardé sur cet appareil.',
    again: 'Remplir un autre exit ticket',
    already: 'Cet exit ticket a déjà été rempli sur cet appareil.',
    someoneElse: 'Quelqu’un d’autre le remplit maintenant',
  },
  privacy: 'Confidentialité',
};
