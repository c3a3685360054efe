import type { auth as dutch } from '../nl/auth.ts';

export const auth = {
  title: { login: 'Se connecter', register: 'Créer un compte gratuit', forgot: 'Mot de passe oublié' },
  again: {
    title: 'Reconnectez-vous',
    text: 'Votre session est terminée. Reconnectez-vous pour reprendre là où vous en étiez : ce que vous avez saisi ici est toujours là. Votre dernière action n’a peut-être pas été enregistrée.',
  },
  loginWithNew: 'Connectez-vous avec votre nouveau mot de passe.',
  linkInvalid: 'Ce lien est invalide ou a expiré. Choisissez « {{way}} » pour en recevoir un nouveau.',
  benefits: {
    title: 'Avec un compte gratuit, vous pouvez',
    save: 'enregistrer et télécharger des exit tickets',
    share: 'partager un code PIN et recueillir des réponses',
    analyse: 'faire analyser les réponses par l’IA',
  },
  firstName: 'Prénom (facultatif)',
  lastName: 'Nom (facultatif)',
  email: 'Adresse e-mail',
  emailRequired: 'Saisissez votre adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail valide, par exemple nom@ecole.fr',
  password: 'Mot de passe',
  passwordHelp: 'Au moins {{min}} caractères',
  passwordRequired: 'Saisissez votre mot de passe',
  passwordShort: 'Mot de passe trop court : au moins {{min}} caractères',
  showPassword: 'Afficher ou masquer le mot de passe',
  fillIn: 'Remplissez tous les champs',
  fillInText: 'L’adresse e-mail et le mot de passe sont obligatoires',
  toLogin: 'J’ai déjà un compte',
  toRegister: 'Pas encore de compte ? Créez-en un',
  login: {
    action: 'Se connecter',
    done: 'Connexion réussie',
    failed: 'Échec de la connexion',
    failedText: 'Vérifiez votre adresse e-mail et votre mot de passe.',
  },
  register: {
    action: 'Créer le compte',
    done: 'Votre compte est créé, connexion réussie',
    failed: 'Échec de l’inscription',
    failedText: 'Une erreur est survenue',
  },
  loggedInInstead: { done: 'Vous aviez déjà un compte avec cette adresse : connexion réussie' },
  forgot: {
    link: 'Mot de passe oublié ?',
    text: 'Saisissez votre adresse e-mail. Vous recevrez un lien pour choisir un nouveau mot de passe.',
    action: 'Envoyer le lien',
    back: 'Retour à la connexion',
    emailRequired: 'Saisissez une adresse e-mail',
    sent: 'E-mail envoyé',
    sentText:
      'Si cette adresse nous est connue, un lien vous a été envoyé pour choisir un nouveau mot de passe. Il est valable {{minutes}} minutes.',
    notSent: 'Aucun e-mail envoyé',
    notSentText:
      'Ce site n’envoie pas d’e-mails. Demandez à son administrateur un lien pour choisir un nouveau mot de passe.',
    failed: 'Une erreur est survenue',
    demo: 'Limite de la démo',
    demoText:
      'Dans cette démo, les e-mails n’arrivent qu’aux adresses vérifiées. Le lien s’ouvre dans un nouvel onglet.',
    demoSentText: 'Le lien s’ouvre dans un nouvel onglet. Il est valable {{minutes}} minutes.',
  },
} satisfies typeof dutch;
