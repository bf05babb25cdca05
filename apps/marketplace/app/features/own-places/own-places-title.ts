/** The title of the page of places that matter to a family, which every page's footer links to. [FIND-018] */
export const ownPlacesTitle = 'Places that matter to you'
