/** The id of the form that acts on the rows of a list. Checkboxes and buttons of the rows belong to it. */
export const formId = 'list-actions'
