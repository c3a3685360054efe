import { html } from './html.ts';

/** In millimetres; as wide as the page's content. */
const width = 178;
const tooth = 4;
const hole = 0.9;
const drop = 1.4;

const flat = (width / Math.round(width / tooth) - 2 * hole) / 2;
const bite = `h${flat}a${hole} ${hole} 0 0 1 ${2 * hole} 0h${flat}`;

/** The torn edge of the slip, an ornament that the screens share. */
export const perforation = html`<svg class="perforation" viewBox="0 0 ${width} 3" aria-hidden="true"><path d="M.15 0V${drop}${bite.repeat(Math.round(width / tooth))}V0"/></svg>`;
