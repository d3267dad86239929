// jsdom knows no media queries.
globalThis.matchMedia ??= () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
