import classes from './share-bar.module.css';

/** A part of a whole as a bar, in SVG: the content security policy forbids style attributes. */
export const ShareBar = ({ part, whole }: { part: number; whole: number }) => (
  <svg className={classes.share} viewBox={`0 0 ${Math.max(1, whole)} 8`} preserveAspectRatio="none" aria-hidden="true">
    <rect width={part} height="8" />
  </svg>
);
