/** Processor time that a picture may take on top of its file's, in milliseconds: recognising a full page takes 2 to 4 s. */
export const cpuMsPerPicture = 10_000;
