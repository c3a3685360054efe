/** The text of each page of a PDF, as a reader would copy it. */
export const pagesOf = async (pdf: Uint8Array): Promise<string[]> => {
  // Slow to load, and only few tests read PDFs.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await loading.destroy();
  return pages.map((page) => page.replaceAll(/\s+/g, ' '));
};
