interface ImportMeta {
  /** Imports all files that match, by their paths; replaced by the bundler, and by jest's transform. */
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>;
}
