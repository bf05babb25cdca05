/** Where the browser keeps the places that matter to a family. [FIND-018] */
export const ownPlacesKey = 'own-places'
