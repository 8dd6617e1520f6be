/** Names of files of data: parts of the configuration, specifications, and what these refer to. */
export const DATA_FILE = /\.(?:json|ya?ml|graphqls?|gql)$/i;
