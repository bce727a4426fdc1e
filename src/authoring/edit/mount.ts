import { Keystatic } from '@keystatic/core/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { editorConfig } from './config.ts';

const root = document.getElementById('editor');
if (root) createRoot(root).render(createElement(Keystatic, { config: editorConfig }));
