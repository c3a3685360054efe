import type { StudentTexts } from '../nl/student.ts';
import { listWith } from '../student-texts.ts';

export const student: StudentTexts = {
  product: 'Exit tickets',
  questionWords: 'le la les et est que quoi pourquoi comment quelle quel quels une dans pas explique où quand',
  language: 'Langue',
  join: {
    title: 'Remplis ton exit ticket',
    hint: 'Saisis le code PIN à 4 chiffres que ton professeur affiche.',
    pin: 'PIN',
    go: 'Continuer',
    looking: 'Chargement...',
    noConnection: 'Pas de connexion. Nous réessayons.',
    checkPin: 'Est-ce le bon code PIN ? L’exit ticket est peut-être déjà fermé.',
  },
  tryNow: 'Réessayer maintenant',
  ticket: { isThisYours: 'Est-ce ton cours ?', other: 'Non, saisir un autre code PIN' },
  ai: (place) =>
    place === 'off'
      ? 'Aucune IA ne lit tes réponses.'
      : `Une IA ${place === 'own' ? 'sur notre propre serveur' : `chez ${place}`} lit tes réponses, sans ton nom.`,
  name: { label: 'Ton nom', hint: 'Ton professeur voit ton nom avec tes réponses.', required: 'Il manque ton nom' },
  place: (place, of) => `${place} sur ${of}`,
  readAloud: { start: 'Écouter', stop: 'Arrêter' },
  dontKnow: 'Je ne sais pas',
  notAnswered: 'Pas encore de réponse',
  notAllAnswered: 'Certaines questions sont sans réponse',
  scale: { low: 'faible', high: 'élevé' },
  charactersLeft: (left) => `Encore ${left} ${left < 2 ? 'caractère' : 'caractères'}`,
  restored: { text: 'Ce que tu avais écrit est encore là.', startAgain: 'Recommencer' },
  cleared: { text: 'Ce que tu avais écrit a été effacé.', undo: 'Annuler' },
  send: {
    button: 'Envoyer',
    missing: ({ isNameMissing, questions }) =>
      `À compléter : ${listWith('et', [
        ...(isNameMissing ? ['ton nom'] : []),
        ...questions.map((place, index) =>
          index > 0 ? String(place) : `${questions.length === 1 ? 'question' : 'questions'} ${place}`,
        ),
      ])}`,
    ready: 'Tout est rempli.',
    sending: 'Envoi en cours...',
    waiting: 'Pas encore envoyé, nous réessayons. Tes réponses sont sur cet appareil : laisse cette page ouverte.',
  },
  failed: {
    title: 'Échec de l’envoi',
    kept: 'Ce que tu as écrit est encore sur cet appareil.',
  },
  closed: 'Cet exit ticket est fermé. Ce que tu as écrit est encore sur cet appareil : montre-le à ton professeur.',
  receipt: {
    title: 'Merci',
    sentAt: (time) => `Envoyé à ${time}`,
    explanation: 'Ton professeur a reçu tes réponses. Elles ne sont pas gardées sur cet appareil.',
    again: 'Remplir un autre exit ticket',
    already: 'Cet exit ticket a déjà été rempli sur cet appareil.',
    someoneElse: 'Quelqu’un d’autre va le remplir',
  },
  privacy: 'Confidentialité',
  errors: {
    invalid_request: 'Quelque chose ne va pas dans ce que tu as saisi. Vérifie et réessaie.',
    pin_not_found: 'Code PIN incorrect ou exit ticket introuvable',
    ticket_not_found: 'Cet exit ticket n’existe plus. Demande un nouveau code PIN à ton professeur.',
    ticket_closed: 'Cet exit ticket est fermé. Montre tes réponses à ton professeur.',
    ticket_full: 'Cet exit ticket est complet et ne peut plus recevoir de réponses. Préviens ton professeur.',
    questions_changed: 'Ton professeur a modifié les questions. Vérifie tes réponses et envoie-les.',
    request_too_slow: 'L’envoi a pris trop de temps. Nous réessayons.',
    body_too_large: 'Tes réponses sont trop longues. Raccourcis-les et renvoie-les.',
    cross_site_request: 'Il y a un problème avec cette page. Recharge-la.',
    unsupported_media_type: 'Il y a un problème avec cette page. Recharge-la.',
    too_many_requests: 'Il y a eu trop de tentatives. Nous réessayons dans un instant.',
    internal: 'Un problème est survenu sur le serveur. Réessaie.',
    service_failed: 'Un problème est survenu sur le serveur. Nous réessayons.',
    service_unavailable: 'Le serveur est injoignable pour le moment. Nous réessayons.',
    service_timeout: 'Le serveur ne répond pas. Nous réessayons.',
    storage_full: 'Le serveur n’a plus de place. Préviens ton professeur.',
  },
  unknownError: 'Erreur inconnue',
};
