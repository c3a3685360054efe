import './icons.css';

const shapes = {
  check: 'M5 13l4.5 4.5L19 7',
  alert: 'M12 7.5v5.5M12 16.5v.1M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  wait: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  speaker: 'M11 5L6.500 9H3v6h3.500L11 19zM15 9.500a4 4 0 0 1 0 5M18 6.500a8 8 0 0 1 0 11',
  stop: 'M7 7h10v10H7z',
} as const;

/** Decorative: always next to a word with the same meaning. */
export const Icon = ({ name }: { name: keyof typeof shapes }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
