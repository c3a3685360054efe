/** Every address of the site (docs/product.md 2). */
export const paths = {
  home: '/',
  /** The landing page in one language. */
  landing: (language: string) => `/${language}`,
  dashboard: '/dashboard',
  tickets: '/my-tickets',
  archive: '/archive',
  results: (ticketId: string) => `/results/${ticketId}`,
  /** The results of a ticket in several classes. */
  compare: (ticketId: string) => `/compare/${ticketId}`,
  auth: (mode?: 'register') => (mode ? `/auth?mode=${mode}` : '/auth'),
  /** A fictional class, to try out the product. */
  sample: '/sample',
  /** The target of a colleague's link; the secret is in the fragment, which is never sent to a server. */
  shared: '/shared',
  account: '/account',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  student: (pin?: string) => (pin ? `/student/${pin}` : '/student'),
  /** Released right answers, for students whose PIN is no longer valid. */
  studentAnswers: (ticketId: string) => `/student/answers/${ticketId}`,
  studentPreview: '/student/preview',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const;
