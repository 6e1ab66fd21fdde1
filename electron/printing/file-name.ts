/** Returns a print's title as a file name for any system: `261121-004 sheet 1` becomes `261121-004-sheet-1`. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\dA-Za-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return name === '' ? 'sheet' : name;
}
