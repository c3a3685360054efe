import { create } from 'qrcode';
import { useMemo } from 'react';
import classes from './qr-code.module.css';

/** The quiet zone in modules, without which cameras do not detect the code. */
const quietZone = 3;

const drawn = (text: string) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => modules.data[at]);
  const path = dark.map((at) => `M${(at % size) + quietZone} ${Math.floor(at / size) + quietZone}h1v1h-1z`).join('');
  return { path, side: size + 2 * quietZone };
};

/** A QR code, drawn as one path: sharp on any projector. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, side } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
};
