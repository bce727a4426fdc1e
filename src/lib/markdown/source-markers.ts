/** `[^3]` in a text of content/ cites the third entry of its `sources`. */
export const sourceMarker = /\[\^(\d+)\]/g;

/** The anchor of a source in the list of sources. */
export const sourceAnchor = (number: number | string) => `source-${number}`;
