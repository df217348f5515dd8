import '@fontsource-variable/inter/wght.css';
import { SESSION_TEXTS } from '#texts/pages/layout.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/pages/app.tsx';
import { needsNoAccount } from './app/pages/addresses.ts';
import { fetchAhead, fetchPage } from './app/pages/pages.ts';
import { createSession, type Session } from './features/session/session.ts';
import { SessionContext } from './features/session/session-context.ts';
import { hasStoredUser } from './features/session/stored-user.ts';
import type { UserData } from './features/session/user-data.ts';
import { createCall } from './lib/calls/call.ts';
import { createAppStore } from './app/store/app-store.ts';
import { AppStoreContext } from './app/store/use-app.ts';
import './ui/base/tokens.css';
import './ui/base/base.css';

const call = createCall({ accessToken: () => session.accessToken(), renew: () => session.renew() });
const session: Session = createSession(call);
const store = createAppStore(call);
const { user, failure } = store.getState();
const page = fetchPage(location.pathname);
fetchAhead(document);
const setUser = (data: UserData | null) => void page.then(() => user.setUser(data));
// Pages for trying the app and for reading a shared proposal do not load the identity provider.
if (needsNoAccount(location.pathname) && !hasStoredUser()) setUser(null);
else session.start({ ...user, setUser }).catch((cause: unknown) => failure.report(SESSION_TEXTS.start, cause));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <AppStoreContext value={store}>
      <SessionContext value={session}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </SessionContext>
    </AppStoreContext>
  </StrictMode>,
);
