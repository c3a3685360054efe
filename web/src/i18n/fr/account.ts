import type { account as dutch } from '../nl/account.ts';

export const account = {
  title: 'Nouveau mot de passe',
  intro: 'Choisissez un nouveau mot de passe pour votre compte. Toutes vos sessions ouvertes seront fermées.',
  password: 'Nouveau mot de passe',
  confirmation: 'Répétez le mot de passe',
  hint: 'Au moins {{min}} caractères',
  show: 'Afficher ou masquer le mot de passe',
  submit: 'Enregistrer le mot de passe',
  mismatch: 'Les mots de passe ne correspondent pas',
  mismatchHint: 'Vérifiez que les deux mots de passe sont identiques.',
  tooShort: 'Mot de passe trop court',
  tooShortHint: 'Utilisez au moins {{min}} caractères.',
  tooLong: 'Mot de passe trop long',
  tooLongHint: 'Utilisez au plus {{max}} caractères ; les accents et les emojis comptent davantage.',
  failed: 'Le mot de passe n’a pas été modifié',
  invalid: 'Lien invalide',
  invalidText: 'Ce lien est invalide ou a expiré',
  invalidHint:
    'Un lien est valable une heure et ne sert qu’une fois. Demandez-en un nouveau au moment de vous connecter.',
  changed: 'Mot de passe modifié',
  changedText: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  toLogIn: 'Aller à la connexion',
  redirecting: 'La redirection est automatique.',
} satisfies typeof dutch;
