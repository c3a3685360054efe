/** The oldest browsers that each page works in: what schools have. Syntax and CSS are brought down to them. */
export const oldestBrowsers = {
  teachers: ['chrome103', 'safari15.4', 'firefox103'],
  students: ['chrome87', 'safari14', 'firefox78'],
};
