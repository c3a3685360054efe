/** A cause with what a colon or a semicolon puts behind it: there the reason itself often stands. */
export const explained = '(?<cause>[^;:]{8,}(?:[;:] [^;:]+)?)';
