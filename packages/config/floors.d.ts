/** The rule of dependency-cruiser against files in a cycle. */
export declare const noCycleBetweenFiles: object
/** Returns the options of dependency-cruiser for sources of this repository, without the files whose path matches `excluded`. Imports of types count. */
export declare const cruiseOptions: (excluded: string) => object
/** The rules of dependency-cruiser for the floors of a site: pages, features, parts, and site, from the top. [LIFE-014] */
export declare const floors: object
