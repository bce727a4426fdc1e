/** A browser that the tests drive, by what all the drivers can do: run a script, press, type, go. */
export interface Visitor extends AsyncDisposable {
  /** Waits until the page has loaded. */
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON can carry it. */
  read<T>(expression: string): Promise<T>;
  /** Presses and releases at a point of the viewport, as a mouse does. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  back(): Promise<void>;
  /** Whether the browser, as it is driven here, restores pages from its back-forward cache. */
  hasBackForwardCache: boolean;
  /** What is on the screen, as PNG. */
  picture(): Promise<Buffer>;
}

export interface ViewSize {
  width: number;
  height: number;
}

export interface Browser {
  name: string;
  /** What is missing on this machine; undefined where the browser can run. */
  missing: () => string | undefined;
  open: (size: ViewSize) => Promise<Visitor>;
}
