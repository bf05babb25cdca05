export const ownPlacesTitle = 'Sus lugares importantes'
