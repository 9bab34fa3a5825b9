/** The part of Sveltia CMS the desk uses, so that the site's own install can check the desk. */
declare module "@sveltia/cms" {
  const CMS: {
    init(options: { config: object }): void;
    registerCustomFormat(
      name: string,
      extension: string,
      methods: {
        fromFile: (text: string) => unknown;
        toFile: (data: Record<string, unknown>) => string;
      },
    ): void;
  };
  export default CMS;
}
