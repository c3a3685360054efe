/** Every address of the site (docs/product.md 2). */
export const paths = {
  home: '/',
  /** The landing page in one language. */
  landing: (language: string) => `/${language}`,
  dashboard: '/dashboard',
  tickets: '/my-tickets',
  archive: '/archive',
  results: (ticketId: string) => `/results/${ticketId}`,
  /** How a ticket went in several classes. */
  compare: (ticketId: string) => `/compare/${ticketId}`,
  auth: (mode?: 'register') => (mode ? `/auth?mode=${mode}` : '/auth'),
  /** A class that is made up, for whoever wants to see it work. */
  sample: '/sample',
  /** Where the link of a colleague leads; its secret stands in the fragment, which no server gets to see. */
  shared: '/shared',
  account: '/account',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  student: (pin?: string) => (pin ? `/student/${pin}` : '/student'),
  /** Right answers that were released, for who has no PIN any more. */
  studentAnswers: (ticketId: string) => `/student/answers/${ticketId}`,
  studentPreview: '/student/preview',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const;
