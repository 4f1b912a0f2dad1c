/** The darkest line in a portrait. */
export const INK = '#1C1B1F';
