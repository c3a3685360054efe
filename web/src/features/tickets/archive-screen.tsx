export const ArchiveScreen = () => null;
