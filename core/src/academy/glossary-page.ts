/** The address of the glossary among the topics of the guide. */
export const GLOSSARY = 'glossaire'
