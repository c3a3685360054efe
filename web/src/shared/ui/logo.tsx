import { Link } from 'react-router-dom';
import classes from './logo.module.css';

/** A paper card with two torn notches: the logo. */
const Mark = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <path
      className={classes.slip}
      d="M4 5h24a2 2 0 0 1 2 2v5a4 4 0 0 0 0 8v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a4 4 0 0 0 0-8V7a2 2 0 0 1 2-2z"
    />
    <path className={classes.tick} d="m10.500 16.500 4 4 7.500-8.500" />
  </svg>
);

/** Logo and name without a link, for pages that must not lead away. */
export const Brand = ({ name }: { name: string }) => (
  <span className={classes.logo}>
    <Mark />
    {name}
  </span>
);

/** Logo and name with a link to home. */
export const Logo = ({ to, name }: { to: string; name: string }) => (
  <Link to={to} className={classes.logo}>
    <Mark />
    {name}
  </Link>
);
