export const receiptsTitle = 'Quién tiene su información'
