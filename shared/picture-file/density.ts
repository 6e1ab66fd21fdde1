/** Resolution of a picture on paper, dots per inch across and down. The two differ where a printer's dots are not square. */
export interface Density {
  readonly dpiX: number;
  readonly dpiY: number;
}
