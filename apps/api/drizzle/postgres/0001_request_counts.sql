CREATE TABLE IF NOT EXISTS "request_counts" (
	"user_hash" text PRIMARY KEY NOT NULL,
	"window_end_ms" bigint NOT NULL,
	"requests" integer NOT NULL
);
