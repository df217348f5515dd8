-- additive
CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`user_id` integer,
	`token_id` integer,
	`request_id` text DEFAULT '' NOT NULL,
	`action` text NOT NULL,
	`object_kind` text NOT NULL,
	`object_id` integer,
	`details` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_by_workspace` ON `audit_entries` (`workspace_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_age` ON `audit_entries` (`created_at`);--> statement-breakpoint
DROP INDEX `issued_proposals_by_number`;--> statement-breakpoint
CREATE UNIQUE INDEX `issued_proposals_by_project_number` ON `issued_proposals` (`owner_issuer`,`owner_subject`,`project_id`,`number`,`revision`);--> statement-breakpoint
ALTER TABLE `users` ADD `disabled_at` text;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_are_not_changed` BEFORE UPDATE ON `audit_entries`
BEGIN
	SELECT RAISE(ABORT, 'entries of the audit are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_stay` BEFORE DELETE ON `audit_entries` WHEN OLD.created_at >= strftime('%Y-%m-%dT%H:%M:%S', 'now', '-400 days')
BEGIN
	SELECT RAISE(ABORT, 'entries of the audit are not removed before 400 days');
END;
