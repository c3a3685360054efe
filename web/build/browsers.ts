/** The oldest browsers that each page works in: what schools have. Syntax and CSS are brought down to them. */
export const oldestBrowsers = {
  teachers: ['chrome103', 'safari15.4', 'firefox103'],
  pupils: ['chrome87', 'safari14', 'firefox78'],
};
