/** How large a picture is on paper: dots an inch, across and down. They differ where a printer's dots are no squares. */
export interface Density {
  readonly dpiX: number;
  readonly dpiY: number;
}
