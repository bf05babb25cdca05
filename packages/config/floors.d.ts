/** The rules of dependency-cruiser for the floors of a site: pages, features, parts, and site, from the top. [LIFE-014] */
export declare const floors: object
