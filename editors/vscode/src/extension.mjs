// Starts `waymark lsp` for docs folders; everything else is the server's work.
import * as vscode from 'vscode';
import { CloseAction, LanguageClient, State } from 'vscode-languageclient/node';
import { createExtension } from './create-extension.mjs';

export const { activate, deactivate } = createExtension(vscode, { CloseAction, LanguageClient, State });
