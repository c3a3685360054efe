/** Every address of the site (specification section 2). */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  tickets: '/my-tickets',
  archive: '/archive',
  results: (ticketId: string) => `/results/${ticketId}`,
  auth: (mode?: 'register') => (mode ? `/auth?mode=${mode}` : '/auth'),
  resetPassword: '/reset-password',
  student: (pin?: string) => (pin ? `/student/${pin}` : '/student'),
  privacy: '/privacy',
} as const;
