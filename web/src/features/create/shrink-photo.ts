/** In pixels. Enough to read a page of small print: an A4 sheet at 340 dots per inch. */
const maxSide = 4_000;

/** Scales a size down, keeping its proportions, so that neither side exceeds `maxSide`. */
export const sizeWithin = (width: number, height: number) => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale), isSmaller: scale < 1 };
};

/**
 * Shrinks a photo to what its text needs and turns it upright (EXIF orientation), so that a chapter of photos uploads
 * in seconds. Returns any file but a large JPEG, and any photo the browser cannot draw, unchanged.
 */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (file.type !== 'image/jpeg') return file;
  try {
    const picture = await createImageBitmap(file);
    const { width, height, isSmaller } = sizeWithin(picture.width, picture.height);
    const canvas = isSmaller ? new OffscreenCanvas(width, height) : undefined;
    canvas?.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const smaller = await canvas?.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
  } catch {
    return file;
  }
};
