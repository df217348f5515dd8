/** The answer beside the editor, and its changes. */
