/** Entry of the picture process: decodes untrusted pictures, with no keychain, no database and no network. */
import sharp from '../sharp.ts';
import { serve } from '../work/serve.ts';
import { pictureJobs } from './picture-jobs.ts';

// Every picture is new, so a cache would only make the process grow.
sharp.cache(false);
serve(pictureJobs);
