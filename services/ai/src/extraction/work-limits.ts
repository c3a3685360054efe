/** Processor time that a picture adds to its file's limit, in milliseconds: recognising a full page takes 2 to 4 s. */
export const cpuMsPerPicture = 10_000;
