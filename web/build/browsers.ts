/** The oldest supported browsers of each page: what schools have. Syntax and CSS are compiled for them. */
export const oldestBrowsers = {
  teachers: ['chrome103', 'safari15.4', 'firefox103'],
  students: ['chrome87', 'safari14', 'firefox78'],
};
