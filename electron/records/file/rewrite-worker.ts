/** Entry point of the thread that writes the file of records anew. It gives one answer. */
import { rewriteFile } from './rewrite-file.ts';
import { answerWith } from './thread-answer.ts';

answerWith(rewriteFile);
